/** The published entries as the CMS has loaded them, without unsaved changes. */
import { siteModel } from '../model/model';
import { type EntryName, entries } from './entries';
import type { CmsSettings } from './settings';

interface Entry {
  /** By language; the content by keys such as `page.about.map.slides.0`. */
  locales: Record<
    string,
    { path: string; content?: Readonly<Record<string, unknown>> } | undefined
  >;
}

let load: () => Entry[] = () => [];

/** Called by the CMS: see `src/build/editor/cmsMerge.ts`. */
export function provideEntries(entriesOf: () => Entry[]): void {
  load = entriesOf;
}

/** The content of an entry's file; undefined if it doesn't exist or can't be read. */
export function savedContent(name: EntryName, language = ''): unknown {
  const file = entries[name].file.replace('{{locale}}', language);
  const versions = load().flatMap(({ locales }) => Object.values(locales));
  const found = versions.find((version) => version?.path === file)?.content;
  return found && nested(found);
}

/** The languages with `isDraft` as saved, which may have changed since the editor was built. */
export function savedLanguages(languages: CmsSettings['languages']): CmsSettings['languages'] {
  const { success, data } = siteModel.safeParse(savedContent('languages'));
  if (!success) return languages;
  return languages.map((one) => ({ ...one, isDraft: !data.languages.includes(one.code) }));
}

function nested(values: Readonly<Record<string, unknown>>): unknown {
  const whole = {};
  for (const [key, value] of Object.entries(values)) {
    const path = key.split('.');
    const group = path.slice(0, -1).reduce<object>((outer, part, index) => {
      if (!isGroup(Reflect.get(outer, part)))
        Reflect.set(outer, part, /^\d+$/.test(path[index + 1] ?? '') ? [] : {});
      return Reflect.get(outer, part);
    }, whole);
    // The CMS also lists groups themselves, empty.
    if (!isGroup(value)) Reflect.set(group, path.at(-1) ?? '', value);
  }
  return whole;
}

const isGroup = (value: unknown) => typeof value === 'object' && value !== null;
