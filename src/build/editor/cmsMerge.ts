/**
 * Makes the CMS keep the changes of two people who edit the same entry. Sveltia CMS 0.221.1 writes every language of
 * an entry, offers to overwrite the other's change or to drop the editor's own, checks nothing in review mode, restores
 * unsaved texts over newer ones, and finds only one draft of a file that has several entries. To report at
 * https://github.com/sveltia/sveltia-cms/issues; once it merges, remove this file and `src/cms/merge`.
 */
import { join } from 'node:path';

/** Adds calls of the functions in `src/cms/merge/hooks.ts` to the CMS's minified code. */
export function mergeChanges(code: string, root: string): string {
  const [published] = namesIn(code, '@=e=>{let t=@.current.find(({id:t})=>t===e.id);if(!t)', 1);
  const [fetchPublished] = namesIn(code, 'let{isNew:t,originalEntry:n}=e;if(!t&&n){try{await @()}');
  const load = '@=async(e=@())=>{if(e)try{let{entries:t,assets:n}=await @(await e);@.current=t';
  const [fetchDrafts, , , drafts] = namesIn(code, load);
  const [, head] = namesIn(code, 'let{hash:@}=await e();if(n===@.current)return');
  const stores = `{fetchPublished:${fetchPublished},published:${published},fetchDrafts:${fetchDrafts},drafts:${drafts}}`;
  const functions = `import * as ourMerge from ${JSON.stringify(join(root, 'src/cms/merge/hooks.ts'))};`;
  // The code ends with a comment.
  const entries = `\nourMerge.provideEntries(()=>${published}.current);`;
  return functions + patches(stores, head).reduce(apply, code) + entries;
}

/** `@` matches a minified name; `$1` is the first of them. */
type Patch = readonly [pattern: string, replacement: string];

const patches = (stores: string, head: string | undefined): Patch[] => [
  // Before it looks for conflicts.
  [
    'if(!@){let @=await @(@);if(@&&!@)throw Error(`save_conflict`,{cause:@})}',
    `await ourMerge.mergeBeforeSave({draft:$4,inReview:$1,...${stores}});$&`,
  ],
  // Which files a save writes.
  [
    '{savingEntry:@,changes:@,savingAssets:@}=await @({draft:@,slugs:@})',
    '{savingEntry:$1,changes:$2,savingAssets:$3}=ourMerge.onlyChangedFiles($5,await $4({draft:$5,slugs:$6}))',
  ],
  // The message that offers to drop one's own text; what is left is about an entry that was deleted.
  [
    '.originalEntry:void 0),@=@(()=>@(@)?@(@(@)):void 0)',
    '.originalEntry:void 0),$1=$2(()=>$3($4)?ourMerge.onlyDeleted($5($6($7))):void 0)',
  ],
  // Unsaved changes in the browser.
  [
    'pendingEntries:@=[]}=@,@=@(@);if(@(@)){let @={timestamp:new Date,',
    'pendingEntries:$1=[]}=$2,$3=$4($5),ourBase=ourMerge.baseOf($2);if($6($7)){let $8={base:ourBase,timestamp:new Date,',
  ],
  [
    '?(@({backup:@,draft:@}),@.interacted=!0)',
    '?($1({backup:$2,draft:$3}),ourMerge.restoreBase($2,$3),$4.interacted=!0)',
  ],
  // The list of entries after looking for changes of others: in another tab, or right before one's own commit.
  [
    '.every(e=>@.includes(e)&&!@.has(e))?@:{...@,id:@.id}',
    '.every(e=>$1.includes(e)&&!$2.has(e))&&ourMerge.isSameEntry($4,$3)?$3:{...$4,id:$5.id}',
  ],
  ['.sha,@&&(@.current=@.sha)', '.sha'],
  // GitHub refuses a commit on a draft that has moved on.
  [
    'let @=@?void 0:await @(@),@=await @(@,{...@,branch:@,headOid:@})',
    'let $1=$2?$2.headSHA:await $3($4),$5=await $6($7,{...$8,branch:$9,headOid:$10})',
  ],
  // GitLab refuses it for a file that has changed since a commit, if it is told which one.
  [
    'commit:@?await @(@,{...@,branch:@})',
    'commit:$1?await $2($3,{...$4,branch:$5,headOid:$1.headSHA})',
  ],
  [
    '{branch:@,commit_message:@(@,@),actions:@}',
    '{branch:$1,commit_message:$2($3,$4),actions:$5.map(action=>({...action,last_commit_id:$4.headOid}))}',
  ],
  // A draft begins with what was loaded. What was published since then would be undone by a later one.
  ['@=@.ref.target.oid;try{', `$1=${head}.current;try{`],
  ['{...@,start_branch:@}', `{...$1,start_sha:${head}.current}`],
  // A draft is found by its file, which several entries may share.
  [
    '(@.workflow.fileName===void 0?@.subPath===@:@.workflow.fileName===@)',
    '($1.workflow.fileName===void 0?$2.subPath===$3:ourMerge.fileOwner($4.workflow.fileName)===ourMerge.fileOwner($5))',
  ],
  ['?.collectionName===@&&@.slug===@}', '?.collectionName===$1&&$2.slug===ourMerge.fileOwner($3)}'],
  [
    '=e=>e.replaceAll(`%`,`%25`).replaceAll(`/`,`%2F`)',
    '=e=>ourMerge.fileOwner(e).replaceAll(`%`,`%25`).replaceAll(`/`,`%2F`)',
  ],
  // Why a save failed.
  [
    'Error(`saving_failed`,{cause:@.cause??@})',
    'Error(`saving_failed`,{cause:ourMerge.explainFailure($1.cause??$2)})',
  ],
  // Drafts begun at the same moment, on GitHub and on GitLab.
  [
    '!@.current&&!await @(@)?(await @(@,@),@):void 0',
    '!$1.current&&!await ourMerge.refuseSecondDraft(()=>$2($3))?(await $4($5,$6),$7):void 0',
  ],
  [
    'return await @(@)?@(@,@):(await @(@),@(@,{...@,startBranch:@}))',
    'return await ourMerge.refuseSecondDraft(()=>$1($2))?$3($4,$5):(await $6($7),$8($9,{...$10,startBranch:$11}))',
  ],
];

function apply(code: string, [pattern, replacement]: Patch): string {
  const [text, ...names] = matchIn(code, pattern);
  const patched = replacement.replace(/\$(&|\d+)/g, (_, group) =>
    group === '&' ? text : (names[group - 1] ?? ''),
  );
  return code.replace(text, () => patched);
}

const namesIn = (code: string, pattern: string, from = 0) => matchIn(code, pattern).slice(from + 1);

/** The only match of a pattern, and the names in it. */
function matchIn(code: string, pattern: string): [text: string, ...names: string[]] {
  const escaped = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('@', '([\\w$]+)');
  const [found, ...others] = code.matchAll(new RegExp(escaped, 'g'));
  if (found && !others.length) return [...found] as [string, ...string[]];
  throw new Error(
    `src/build/editor/cmsMerge.ts does not fit this version of @sveltia/cms, and two editors would overwrite each other's changes. It looks for:\n${pattern}`,
  );
}
