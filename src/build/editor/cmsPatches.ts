/**
 * Corrections of the CMS's code, applied while it is bundled. Each states what to report at
 * https://github.com/sveltia/sveltia-cms/issues
 */
import { englishMessages } from './cmsMessages';

interface Patch {
  fault: string;
  /** Must match exactly once in the CMS's file, in which variables have other names than in its source. */
  find: RegExp;
  replacement: string;
}

const patches: Patch[] = [
  {
    fault: `In the first visit no draft is kept: after "Work with Local Repository", the effect in
services/contents/draft/backup.js runs a second time and sets "backupDB" to null.`,
    find: /if\(([\w$]+)&&![\w$]+\)(?=\{let\{databaseName:[\w$]+\}=\1\.repository)/,
    replacement: 'if($1)',
  },
  {
    fault: `Two stores that are opened for the first time at once, such as those of drafts and thumbnails, ask for the
same version of the database, so that one is missing: IndexedDB in @sveltia/utils/storage.`,
    find: /(this\.#[\w$]+\?\?=)(this\.#[\w$]+\(\))(?=;try\{this)/,
    replacement: '$1navigator.locks.request(`database`,()=>$2)',
  },
  {
    fault: `A text is lost when the page is closed within half a second: "scheduleBackup" in
services/contents/draft/backup.js waits before it keeps a draft.`,
    find: /(?<=globalThis\.setTimeout\(\(\)=>\{[\w$]+\([\w$]+\)\},)500(?=\)\)\})/,
    replacement: '0',
  },
  {
    fault: 'Escape at the question "Restore Draft" deletes the draft (backup-feedback.svelte).',
    find: /`restore_backup_title`\)\),.{1,100}?(?=get title\(\))/,
    replacement: '$&escapeDismiss:!1,',
  },
  {
    fault:
      'Escape closes the editor by default, wherever the focus is (services/user/prefs.svelte.js).',
    find: /(?<=\.closeWithEscape\?\?=)!0/,
    replacement: '!1',
  },
  {
    fault:
      '"Copy from English" skips texts with a custom field type (services/contents/draft/update/copy.js).',
    find: /(?<=\[`richtext`,`markdown`,`text`,)(?=`string`,`list`\]\.includes)/,
    replacement: '`checked-string`,`checked-text`,',
  },
  {
    fault: `A number that replaces another can't begin with a minus sign, which disappears: NumberInput of
@sveltia/ui empties the input while its text is not a number yet.`,
    find: /(let ([\w$]+)=String\([\w$]+\(\)\?\?``\);[\w$]+\(\(\)=>\{([\w$]+\([\w$]+\))!==\2)(&&.{1,40}?\(\(\)=>\{[\w$]+\(([\w$]+)\(\3\)\))/,
    replacement: '$1&&String($5($3)??``)!==$2$4',
  },
  {
    fault: `After saving an entry that lacks the file of a language, the switcher of languages throws an error:
locale-switcher.svelte reads the validity of a draft that is closed.`,
    find: /Object\.values\(([\w$]+\([\w$]+\)\[[\w$]+\])\)(?=\.some\(\(\{valid:)/,
    replacement: 'Object.values($1??{})',
  },
  {
    fault: 'A custom field is not told its key and language (fields/custom/custom-editor.svelte).',
    find: /(Provider,\{value:\{locale:([\w$]+)\.locale,.{1,100}?createElement\)\([\w$]+\([\w$]+\),)([\w$]+)(?=\)\)\),)/,
    replacement: '$1{...$3,keyPath:$2.keyPath,locale:$2.locale}',
  },
  {
    fault: `A custom field can't show the entry's pictures, as it is not given "getAsset", which previews are
(fields/custom/editor.js).`,
    find: /entry:([\w$]+)\?([\w$]+)\(\{draft:\1,locale:([\w$]+)\}\)\.entryMap:void 0,(?=onChange)/,
    replacement: '$&getAsset:$2({draft:$1,locale:$3}).getAsset,',
  },
];

/** Throws if a correction no longer fits. */
export function patchCms(code: string): string {
  return [...patches, ...englishMessages].reduce((patched, { fault, find, replacement }) => {
    if (patched.match(new RegExp(find, 'g'))?.length !== 1) throw new Error(outdated(fault));
    return patched.replace(find, replacement);
  }, code);
}

const outdated = (
  fault: string,
) => `The CMS's code has changed. See whether it still has this fault, and adapt or
remove the correction in src/build/editor/cmsPatches.ts:
${fault}`;
