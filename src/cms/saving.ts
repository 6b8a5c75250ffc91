/** What happens before and after a save: nothing is lost, nothing unfit is saved, and the editor learns when it is live. */
import type { AppEventListener } from '@sveltia/cms';
import { formatPath, type Path, valueAt, valuesIn } from '../model/texts';
import { languageName, say } from '../model/words';
import { hasReview } from './config';
import { keepContent, readText, savedLanguages, unreadable } from './content';
import { type Entry, entryOf } from './entries';
import { filledIn, isSame, merge, withPart } from './merge';
import { missingInLanguage } from './missing';
import { showStatus } from './notice';
import { forgetDraft, openedEntry, setBase } from './OpenEntry';
import { nameOf, problemsIn } from './problems';
import { currentVersion } from './service';
import { type CmsSettings, defaultCode } from './settings';

export function saveListeners(settings: CmsSettings): AppEventListener[] {
  const { backend, siteUrl, publishMinutes, languages } = settings;
  const announcePublished = () =>
    showStatus(
      say(publishMinutes === 1 ? 'publishedSoon' : 'published', { count: publishMinutes }),
      {
        label: say('viewPage'),
        href: `${siteUrl}/about/`,
      },
    );
  const announceDraft = () =>
    showStatus(say('draftSaved'), { label: say('workflow'), href: '#/workflow' });
  return [
    {
      name: 'preSave',
      handler: async ({ entry: edited }) => {
        const { path, data } = edited.toJS();
        const entry = entryOf(path, languages);
        if (!entry) return edited;
        const ours = filledIn(data);
        const value = await withChangesOfOthers(settings, entry, ours);
        const problems = [
          ...problemsIn(entry, value, savedLanguages(languages)),
          ...((await openedEntry(path)?.uploads) ?? []),
          ...oldDescriptions(entry, value),
          ...incompleteLanguages(settings, entry, value),
        ];
        if (problems.length) throw refusal(`${say('pleaseFix')}\n\n${problems.join('\n')}`);
        return isSame(value, ours) ? edited : edited.set('data', Object(value));
      },
    },
    {
      name: 'postSave',
      handler: ({ author, entry: edited }) => {
        const { path, data } = edited.toJS();
        keepContent(path, filledIn(data));
        forgetDraft(path);
        // Without an account, the editor works with a folder.
        if (author.login) (hasReview(backend) ? announceDraft : announcePublished)();
      },
    },
    { name: 'postPublish', handler: announcePublished },
  ];
}

/** The CMS shows the cause of an error with this name in its dialog, and keeps the form open. */
const refusal = (message: string) => new Error('saving_failed', { cause: new Error(message) });

/** Our values with those that others have saved since the form was opened. Refuses what both changed. */
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
  if (!conflicts.length) return value;
  // The editor sees their text now; the next save may replace it.
  const seen = conflicts.reduce(
    (base, path) => withPart(base, path, valueAt(theirs, path)),
    opened.base,
  );
  const lines = conflicts.flatMap((path) => changesAt(path, opened.base, theirs));
  setBase(opened, seen);
  throw refusal(
    [
      say('conflict', { author: current?.author || say('someone') }),
      ...lines.map(([key, text]) => `${nameOf(name, key)}:\n${text || say('empty')}`),
      say('conflictHelp'),
    ].join('\n\n'),
  );
}

/** The texts that differ in two versions, by their keys, as in the second. */
function changesAt(path: Path, before: unknown, after: unknown): [key: string, text: string][] {
  const texts = (value: unknown) =>
    new Map(
      [...valuesIn(valueAt(value, path), path)].flatMap(([inner, text]) =>
        typeof text === 'object' || text === undefined ? [] : [[formatPath(inner), String(text)]],
      ),
    );
  const [old, current] = [texts(before), texts(after)];
  return [...new Set([...current.keys(), ...old.keys()])]
    .filter((key) => old.get(key) !== current.get(key))
    .map((key) => [key, current.get(key) ?? '']);
}

type Described = { file?: string; alt?: Record<string, string> };

/** A replaced picture must not keep the description of the one before, in any language. */
function oldDescriptions({ name, file }: Entry, value: unknown): string[] {
  if (name !== 'pictures') return [];
  const before = picturesIn(openedEntry(file)?.loaded);
  return picturesIn(value).flatMap(([key, picture]) =>
    Object.entries(picture.alt ?? {})
      .filter(([code, text]) => {
        const withText = before.filter(([, old]) => old.alt?.[code] === text);
        return withText.length && withText.every(([, old]) => old.file !== picture.file);
      })
      .map(
        ([code]) =>
          `${nameOf(name, key)} ${say('oldDescription', { language: languageName(code) })}`,
      ),
  );
}

const picturesIn = (value: unknown) =>
  [...valuesIn(value)].flatMap(([path, picture]): [string, Described][] =>
    Object(picture).alt ? [[formatPath(path), picture as Described]] : [],
  );

/** A language that is published now must be complete. */
function incompleteLanguages({ languages }: CmsSettings, { name, file }: Entry, value: unknown) {
  const published = (version: unknown): string[] => Object(version).languages ?? [];
  const before = published(openedEntry(file)?.loaded);
  const added = name === 'languages' ? published(value).filter((one) => !before.includes(one)) : [];
  return added.flatMap((code) => {
    const [text, ...others] = missingInLanguage(code, defaultCode(languages));
    const language = languageName(code);
    return text ? [say('notComplete', { language, text, count: others.length })] : [];
  });
}
