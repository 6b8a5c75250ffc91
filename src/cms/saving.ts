/** What happens before and after a save: nothing is lost, nothing unfit is saved, and the editor learns when it is live. */
import { withFindableBold } from '../model/markdown';
import { languageName, say } from '../model/messages';
import { formatPath, valueAt, valuesIn } from '../model/texts';
import { hasReview } from './config';
import type { EditingSession } from './EditingSession';
import { type Entry, entryOf } from './entries';
import { readText } from './formats';
import { filledIn, isSame, merge } from './merge';
import { nameOf, problemsIn } from './problems';
import { refusal, type Saving } from './sveltia';

export function saving(session: EditingSession): Saving {
  const { backend, languages } = session.settings;
  return {
    async before(file, data, isLocal) {
      const entry = entryOf(file, languages);
      const ours = tidied(entry, filledIn(data));
      const value = await withChangesOfOthers(session, entry, ours, isLocal);
      const opened = session.opened(file);
      const problems = [
        ...problemsIn(entry, value, languages),
        ...((await opened?.uploads) ?? []),
        ...oldDescriptions(entry, opened?.loaded, value),
        ...incompleteLanguages(session, entry, value),
      ];
      if (problems.length) throw refusal(say('pleaseFix'), problems.join('\n'));
      return isSame(value, filledIn(data)) ? undefined : value;
    },
    after(file, data, isLocal) {
      session.saved(file, data);
      // The CMS announces drafts.
      if (!isLocal && !hasReview(backend)) announcePublished();
    },
    published: announcePublished,
  };
}

/** What was typed, as it is meant. */
const tidied = ({ file }: Entry, values: unknown): unknown =>
  file.endsWith('.md') ? { body: withFindableBold(Object(values).body ?? '') } : values;

/** Until the next click. */
function announcePublished(): void {
  const notice = Object.assign(document.createElement('p'), { className: 'notice', dir: 'auto' });
  notice.role = 'status';
  document.body.append(notice);
  // Screen readers announce what is added.
  notice.textContent = say('published');
  document.addEventListener('click', () => notice.remove(), { once: true });
}

/**
 * Our values with those that others have saved since the form was opened. Refuses what both changed; the editor sees
 * their text then, and the next save may replace it.
 */
async function withChangesOfOthers(
  session: EditingSession,
  entry: Entry,
  ours: unknown,
  isLocal: boolean,
): Promise<unknown> {
  const { name, file } = entry;
  if (session.unreadable.has(file)) throw refusal(say('unreadable', { file }));
  const opened = session.opened(file);
  if (isLocal || !session.service || !opened) return ours;
  const current = await session.service.version(entry).catch((error: Error) => {
    throw refusal(error.message);
  });
  const theirs = filledIn(current && readText(entry, current.text, session));
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
function oldDescriptions({ name }: Entry, loaded: unknown, value: unknown): string[] {
  const before = picturesIn(loaded).map(([, picture]) => picture);
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
function incompleteLanguages(session: EditingSession, { name }: Entry, value: unknown): string[] {
  const published: string[] = name === 'languages' ? (Object(value).languages ?? []) : [];
  return published.flatMap((code) => {
    const [text, ...others] = session.missingIn(code);
    const language = languageName(code);
    return text ? [say('notComplete', { language, text, count: others.length })] : [];
  });
}
