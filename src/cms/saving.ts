/** What happens before and after a save: nothing is lost, nothing unfit is saved, and the editor learns when it is live. */
import type { AppEventListener } from '@sveltia/cms';
import { withFindableBold } from '../model/markdown';
import { languageName, say } from '../model/messages';
import { formatPath, valueAt, valuesIn } from '../model/texts';
import { hasReview } from './config';
import { keepContent, missingInLanguage, readText, unreadable } from './content';
import { type Entry, entryOf } from './entries';
import { filledIn, isSame, merge } from './merge';
import { forgetDraft, openedEntry } from './OpenEntry';
import { nameOf, problemsIn } from './problems';
import { currentVersion } from './service';
import { type CmsSettings, defaultCode } from './settings';

export function saveListeners(settings: CmsSettings): AppEventListener[] {
  const { backend, languages } = settings;
  return [
    {
      name: 'preSave',
      handler: async ({ entry: edited }) => {
        const { path, data } = edited.toJS();
        const entry = entryOf(path, languages);
        const ours = filledIn(
          entry.file.endsWith('.md') ? { body: withFindableBold(String(data.body ?? '')) } : data,
        );
        const value = await withChangesOfOthers(settings, entry, ours);
        const problems = [
          ...problemsIn(entry, value, languages),
          ...((await openedEntry(path)?.uploads) ?? []),
          ...oldDescriptions(entry, value),
          ...incompleteLanguages(settings, entry, value),
        ];
        if (problems.length) throw refusal(say('pleaseFix'), problems.join('\n'));
        return isSame(value, filledIn(data)) ? edited : edited.set('data', Object(value));
      },
    },
    {
      name: 'postSave',
      handler: ({ author, entry: edited }) => {
        const { path, data } = edited.toJS();
        keepContent(path, filledIn(data));
        forgetDraft(path);
        // The CMS announces drafts. Without an account, the editor works with a folder.
        if (author.login && !hasReview(backend)) announcePublished();
      },
    },
    { name: 'postPublish', handler: announcePublished },
  ];
}

/** Until the next click. */
function announcePublished(): void {
  const notice = Object.assign(document.createElement('p'), { className: 'notice', dir: 'auto' });
  notice.role = 'status';
  document.body.append(notice);
  // Screen readers announce what is added.
  notice.textContent = say('published');
  document.addEventListener('click', () => notice.remove(), { once: true });
}

/** The CMS shows the cause of an error with this name in its dialog, and keeps the form open. */
const refusal = (...paragraphs: string[]) =>
  new Error('saving_failed', { cause: new Error(paragraphs.join('\n\n')) });

/**
 * Our values with those that others have saved since the form was opened. Refuses what both changed; the editor sees
 * their text then, and the next save may replace it.
 */
async function withChangesOfOthers(
  { backend }: CmsSettings,
  entry: Entry,
  ours: unknown,
): Promise<unknown> {
  const { name, file } = entry;
  if (unreadable.has(file)) throw refusal(say('unreadable', { file }));
  const opened = openedEntry(file);
  if (!backend || !opened) return ours;
  const current = await currentVersion(backend, entry).catch((error: Error) => {
    throw refusal(error.message);
  });
  const theirs = filledIn(current && readText(entry, current.text));
  const { value, conflicts } = merge(opened.base, ours, theirs);
  if (!conflicts.length || isSame(theirs, opened.seen)) return value;
  opened.seen = theirs;
  const lines = conflicts.map((path) => {
    const texts = [...valuesIn(valueAt(theirs, path))]
      .map(([, text]) => text ?? say('empty'))
      .filter((text) => typeof text !== 'object');
    return `${nameOf(name, formatPath(path))}:\n${texts.join('\n')}`;
  });
  const author = current?.author || say('someone');
  throw refusal(say('conflict', { author }), ...lines, say('conflictHelp'));
}

type Described = { file?: string; alt: Record<string, string> };

/** A replaced picture must not keep the description of the one before, in any language. */
function oldDescriptions({ name, file }: Entry, value: unknown): string[] {
  const before = picturesIn(openedEntry(file)?.loaded).map(([, picture]) => picture);
  return picturesIn(value).flatMap(([key, picture]) =>
    Object.entries(picture.alt).flatMap(([code, text]) => {
      const described = before.filter(({ alt }) => alt[code] === text);
      if (!described.length || described.some((one) => one.file === picture.file)) return [];
      return [`${nameOf(name, key)} ${say('oldDescription', { language: languageName(code) })}`];
    }),
  );
}

const picturesIn = (value: unknown) =>
  [...valuesIn(value)].flatMap(([path, picture]): [string, Described][] =>
    Object(picture).alt ? [[formatPath(path), picture as Described]] : [],
  );

/** A published language must be complete. */
function incompleteLanguages({ languages }: CmsSettings, { name }: Entry, value: unknown) {
  const published: string[] = name === 'languages' ? (Object(value).languages ?? []) : [];
  return published.flatMap((code) => {
    const [text, ...others] = missingInLanguage(code, defaultCode(languages));
    const language = languageName(code);
    return text ? [say('notComplete', { language, text, count: others.length })] : [];
  });
}
