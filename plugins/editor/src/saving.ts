/** What happens before and after a save: nothing is lost, nothing unfit is saved, and the editor learns when it is live. */
import type { Entry, Language } from '..';
import type { EditingSession } from './EditingSession';
import { entryOf, kindOf } from './entries';
import { formValues } from './formats';
import { baseOf, wasShown } from './formState';
import { filledIn, isSame, merge } from './merge';
import { languageName, say } from './messages';
import { inOrderOfForm, type NamedProblem, nameOf, problemsIn } from './problems';
import { entryName } from './site';
import type { Store } from './stores/Store';
import { isConverting } from './sveltia/form';
import type { Saving } from './sveltia/requests';
import { goneProblems, nameProblems, pictureProblems } from './uploads';
import { formatPath, mapTexts, schemaAt, valueAt, valuesIn } from './values';

export function saving(session: EditingSession): Saving {
  const { languages } = session.settings;
  return {
    async before({ file, values, isLocal, pictures }) {
      if (isConverting()) throw new Error(say('notReady'));
      const entry = entryOf(file, languages);
      const opened = session.opened(file);
      opened?.dispatch({ is: 'save' });
      const before = opened?.form.loaded ?? session.contents.values.get(file);
      const ours = filledIn(tidied(entry, values, before));
      const store = session.contents.store(isLocal);
      const value = await withChangesOfOthers(session, entry, ours, store);
      const read = (path: string) => store.picture(path, entry);
      const known = new Set(pictures.map((path) => path.normalize()));
      const isKnown = (path: string) => known.has(path.normalize());
      const problems = [
        ...problemsIn(entry, value, languages, {
          contentOf: session.draftOf,
          data: session.settings.data,
        }),
        ...(await pictureProblems(
          entry.name,
          opened?.form.data,
          [opened?.form.loaded],
          read,
          session.draftOf,
        )),
        ...(await nameProblems(entry.name, opened?.form.data, ours, isKnown, read)),
        ...(opened ? await goneProblems(entry.name, opened.form.data, value, isKnown, read) : []),
        ...oldDescriptions(entry, opened?.form.loaded, ours, languages),
        ...incompleteLanguages(session, entry, value),
      ];
      const sorted = inOrderOfForm(entry.name, problems, languages);
      opened?.refuse(sorted);
      if (sorted.length)
        throw new Error([say('pleaseFix'), '', ...sorted.map(({ text }) => text)].join('\n'));
      // The CMS saves it with a picture that is renamed.
      if (!opened) session.contents.values.set(file, value);
      return isSame(value, filledIn(values)) ? undefined : value;
    },
    async after({ file, values, isLocal }) {
      const entry = entryOf(file, languages);
      announce(session.contents.store(isLocal).savedMessage(entry));
      await session.saved(entry, values);
    },
    published: () => announce(say('published')),
  };
}

/**
 * What was typed or pasted, as it is meant: as the fields of the model say, such as a phone number's. All else stays as it
 * was before.
 */
function tidied(entry: Entry, values: unknown, before: unknown): unknown {
  return mapTexts(values, (typed, path) => {
    const { format, normalize } = schemaAt(kindOf(entry.name).model, path)?.meta() ?? {};
    // The form shows Markdown as its editor writes it.
    if (format === 'markdown') return normalize?.(typed) ?? typed;
    if (typed === valueAt(before, path)) return typed;
    // Presentations and tables have these between words.
    const text = typed.replace(/[\t\v\u2028\u2029]/g, ' ');
    return normalize?.(text) ?? text;
  });
}

/** Shows a message until the next click. */
function announce(text: string | undefined): void {
  if (!text) return;
  const notice = Object.assign(document.createElement('p'), { className: 'notice', dir: 'auto' });
  notice.role = 'status';
  document.body.append(notice);
  // Screen readers announce what is added.
  notice.textContent = text;
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
  store: Store,
): Promise<unknown> {
  const { name, file } = entry;
  const current = await store.version(entry);
  const theirs = current && formValues(entry, current.text);
  if (current && !theirs) throw new Error(say('unreadable', { file }));
  const opened = session.opened(file);
  const base = opened ? baseOf(opened.form) : filledIn(session.contents.values.get(file));
  const saved = filledIn(theirs);
  const { value, conflicts } = merge(base, ours, saved);
  if (!conflicts.length || (opened && wasShown(opened.form, saved))) return value;
  opened?.dispatch({ is: 'conflict', shown: saved });
  const lines = conflicts.map((path) => {
    const texts = [...valuesIn(valueAt(saved, path))]
      .map(([, text]) => text ?? say('empty'))
      .filter((text) => typeof text !== 'object');
    const field = nameOf(name, formatPath(path)) || entryName(name);
    return `${field}:\n${texts.join('\n')}`;
  });
  const author = current?.author || say('someone');
  throw new Error([say('conflict', { author }), ...lines, say('conflictHelp')].join('\n\n'));
}

type Described = { file?: string; alt: Record<string, string> };

/** A replaced picture must not keep the description of the one before, in any language. */
function oldDescriptions(
  { name }: Entry,
  loaded: unknown,
  value: unknown,
  languages: Language[],
): NamedProblem[] {
  const before = picturesIn(loaded).map(([, picture]) => picture);
  return picturesIn(value).flatMap(([key, picture]) => {
    const old = languages.filter(({ code }) => {
      const described = before.filter(({ alt }) => alt[code] && alt[code] === picture.alt[code]);
      return described.length > 0 && !described.some(({ file }) => file === picture.file);
    });
    const names = old.map(({ code }) => languageName(code)).join(', ');
    const text = `${nameOf(name, key)} ${say('oldDescription', { language: names })}`;
    return old.length ? [{ key: `${key}.alt`, text }] : [];
  });
}

const picturesIn = (value: unknown) =>
  [...valuesIn(value)].flatMap(([path, picture]): [string, Described][] =>
    Object(picture).alt ? [[formatPath(path), picture as Described]] : [],
  );

/** A published language must be complete. */
function incompleteLanguages(
  session: EditingSession,
  { name }: Entry,
  value: unknown,
): NamedProblem[] {
  const { publishes = '' } = kindOf(name);
  const published: string[] = Object(value)[publishes] ?? [];
  return published.flatMap((code) => {
    const [text, ...others] = session.contents.missingIn(code);
    const language = languageName(code);
    const problem = say('notComplete', { language, text: text ?? '', count: others.length });
    return text ? [{ key: publishes, text: problem }] : [];
  });
}
