/**
 * Faults of the CMS, by most of which unsaved text can be lost; docs/cms-reports.md has their reports. And names in it that
 * the editor uses, though the CMS does not promise them.
 * A correction is made only where its pattern fits this version's code exactly once. Unpatched, only the named fault remains.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isContainer, valueAt } from '../values';
import translations from './translations.json';

interface Correction {
  fault: string;
  find: RegExp;
  /** Nothing is replaced where a name is only looked for. */
  replacement?: string;
}

const corrections: Correction[] = [
  {
    // The effect in services/contents/draft/backup.js runs a second time and sets "backupDB" to null.
    fault: 'in a first session with a local folder, no draft is kept of a form that is left',
    find: /if\(([\w$]+)&&![\w$]+\)(?=\{let\{databaseName:[\w$]+\}=\1\.repository)/,
    replacement: 'if($1)',
  },
  {
    // IndexedDB in @sveltia/utils/storage: both ask for the same version of the database.
    fault:
      'in a first session, no draft is kept if another of its stores is opened at the same time',
    find: /(this\.#[\w$]+\?\?=)(this\.#[\w$]+\(\))(?=;try\{this)/,
    replacement: '$1navigator.locks.request(`database`,()=>$2)',
  },
  {
    // "scheduleBackup" in services/contents/draft/backup.js waits before it keeps a draft.
    fault: 'what was typed in the last half second is not kept when a form is left',
    find: /(?<=globalThis\.setTimeout\(\(\)=>\{[\w$]+\([\w$]+\)\},)500(?=\)\)\})/,
    replacement: '0',
  },
  {
    // "setEntryDraftRoot" in services/contents/draft/state.svelte.js, for "replaceValue" in src/sveltia/form.ts.
    fault: 'what was removed from a form can’t be brought back',
    find: /([\w$]+)\.setAttribute\([\w$]+,``\),[\w$]+\.set\(\1,([\w$]+)\)(?=\})/,
    replacement: '$&,$1.entryDraft=$2',
  },
  {
    // The viewport in components/app.svelte.
    fault: 'nobody can enlarge the editor with two fingers',
    find: /`maximum-scale=1`,/,
    replacement: '',
  },
  {
    // "title" in components/contents/details/toolbar.svelte: it names the collection, which here is a language.
    fault: 'an imprint that does not exist yet is called “Creating English”',
    find: /[\w$]+\([\w$]+\)\?[\w$]+\(`create_entry_title`,\{values:\{name:[\w$]+\([\w$]+\)\}\}\):(?=`\$\{)/,
    replacement: '',
  },
  {
    // The listener in components/contents/details/content-details-overlay.svelte, for "showField" in src/sveltia/form.ts.
    fault: 'a click on the page does not open the group of its field',
    find: /(?<=type===)[`"']highlight-editor-field/,
  },
  {
    // In services/backends/fs/local.js, for "provideFolder" in src/sveltia/storage.ts.
    fault: 'the editor can’t take the folder from “npm start” and “npm run dev”',
    find: /[`"']root_dir_handle/,
  },
];

/** `warn` is told of each correction that does not fit. */
export const correctCms = (code: string, warn: (message: string) => void): string =>
  corrections.reduce((corrected, { fault, find, replacement }) => {
    if (corrected.match(new RegExp(find, 'g'))?.length === 1)
      return corrected.replace(find, replacement ?? '$&');
    warn(
      `The editor works, but with this version of the CMS, ${fault}: see plugins/editor/src/build/corrections.ts.`,
    );
    return corrected;
  }, code);

/** The CMS's texts from its file of a language, and ours for those that it lacks: editors see one language. */
export const completeTexts = (file: string): unknown =>
  complete(
    JSON.parse(readFileSync(file, 'utf8')),
    valueAt(translations, [basename(file, '.json').replace(/-.*/, '')]),
  );

function complete(texts: unknown, ours: unknown): unknown {
  if (!isContainer(ours)) return texts ?? ours;
  const added = Object.entries(ours).map(([key, text]) => [
    key,
    complete(valueAt(texts, [key]), text),
  ]);
  return { ...(isContainer(texts) ? texts : {}), ...Object.fromEntries(added) };
}
