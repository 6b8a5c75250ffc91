/** Merges a newer template into the site's repository, without the template's content and look. */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { git, outputOf, tryGit } from './git';

interface Options {
  /** Of the template's repository; by default the one of the last update. */
  address?: string;
  /** The template's commit that the site was made from, if it can't be found. */
  from?: string;
}

const look = ['src/styles/theme.css', 'src/styles/looks'];
const content = ['content', 'locales'];

/** Leaves the merge for the owner to test and commit. Throws an error before it changes any file. */
export function updateFromTemplate(options: Options) {
  refuseUnlessReady();
  const newest = fetchTemplate(options.address);
  if (isAncestor(newest, 'HEAD'))
    return { message: 'This site already has the newest template.', hasConflicts: false };
  const start = options.from ?? findBase(newest);
  if (!isAncestor(start, newest))
    throw new Error(`${start} is not a commit of the template's main branch.`);
  const base = git('rev-parse', '--short', start);
  // Without this, Git can't tell the owner's changes from the template's.
  if (!isAncestor(base, 'HEAD')) {
    const subject = "Record the template's commit that this site was made from";
    git('merge', '--strategy=ours', '--allow-unrelated-histories', '-m', subject, base);
  }
  const conflicts = merge(newest);
  return { message: describe(base, newest, conflicts), hasConflicts: conflicts.length > 0 };
}

function refuseUnlessReady(): void {
  const { isFine, output } = tryGit(['rev-parse', '--show-prefix']);
  // A prefix means that this is a folder of another repository.
  if (!isFine || output)
    throw new Error(
      'This folder is not a Git repository. Updates need one: `git init`, then commit all files.',
    );
  if (git('rev-parse', '--is-shallow-repository') === 'true')
    throw new Error(
      'This clone has only a part of its history. Run `git fetch --unshallow`, then the command again.',
    );
  if (!tryGit(['var', 'GIT_COMMITTER_IDENT']).isFine)
    throw new Error(
      'Git needs your name and e-mail for commits: git config user.name "…"; git config user.email "…"',
    );
  if (git('status', '--porcelain'))
    throw new Error(
      'Some changes are not committed; `git status` lists them. Commit them, then run the command again.',
    );
}

/** Returns the newest commit of the template's main branch. Remembers an address that can be read. */
function fetchTemplate(given: string | undefined): string {
  const address = given ?? tryGit(['config', 'remote.template.url']).output;
  if (!address)
    throw new Error("Give the address of the template's repository: npm run update -- <address>");
  const { isFine, problem } = tryGit(['fetch', '--quiet', '--no-tags', '--', address, 'HEAD']);
  if (!isFine) throw new Error(`Can't read ${address}: ${problem.replaceAll(/\s*\n\s*/g, ' ')}`);
  git('config', 'remote.template.url', address);
  return git('rev-parse', 'FETCH_HEAD');
}

const isAncestor = (commit: string, descendant: string) =>
  tryGit(['merge-base', '--is-ancestor', commit, descendant]).isFine;

/** A site made with "Use this template" has the template's files in a commit of its own, so their trees are equal. */
function findBase(newest: string): string {
  const shared = tryGit(['merge-base', 'HEAD', newest]).output;
  if (shared) return shared;
  const trees = new Set(git('log', '--format=%T', 'HEAD').split('\n'));
  const commits = git('log', '--format=%H %T', newest).split('\n');
  const copied = commits.map((line) => line.split(' ')).find(([, tree = '']) => trees.has(tree));
  if (copied?.[0]) return copied[0];
  throw new Error(
    "Can't tell from which of the template's commits this site was made. Give it: npm run update -- <address> --from <commit>",
  );
}

/** Returns the files with conflicts. */
function merge(newest: string): string[] {
  const { isFine, output, problem } = tryGit([
    'merge',
    '--no-commit',
    '--no-ff',
    '-m',
    `Update to the template's commit ${git('rev-parse', '--short', newest)}`,
    withOwnedFiles(newest),
  ]);
  const conflicts = files('diff', '--diff-filter=U');
  if (!isFine && !conflicts.length) throw new Error(problem || output);
  return conflicts;
}

/** A commit on top of the template's, with the owner's content and look, so that a merge can't change them. */
function withOwnedFiles(newest: string): string {
  const index = resolve(git('rev-parse', '--git-path', 'update.index'));
  const inIndex = (...args: string[]) => outputOf(tryGit(args, { GIT_INDEX_FILE: index }));
  inIndex('read-tree', newest);
  // An older site's theme has no looks.
  const ownLook = look.filter((path) => tryGit(['cat-file', '-e', `HEAD:${path}`]).isFine);
  inIndex('reset', '--quiet', 'HEAD', '--', ...content, ...ownLook);
  const tree = inIndex('write-tree');
  rmSync(index);
  return git('commit-tree', '-p', newest, '-m', "The template with this site's content", tree);
}

function describe(base: string, newest: string, conflicts: string[]): string {
  const updated = count(files('diff', '--staged', '--diff-filter=u'));
  const changedLook = files('diff', base, newest, '--', ...look);
  const list = (title: string, names: string[]) =>
    names.length ? ['', title, ...names.map((name) => `  ${name}`)] : [];
  return [
    `Updated ${updated}; \`git diff --staged --stat\` lists them. Content, locales, icon and theme are as before.`,
    ...list(
      `The template also changed files that stay yours. Compare: git diff ${base} ${newest.slice(0, 12)} -- ${look.join(' ')}`,
      changedLook,
    ),
    ...list('CONFLICTS, where you and the template made different changes:', conflicts),
    '',
    'Next:',
    ...(conflicts.length
      ? [
          '- Resolve the conflicts between <<<<<<< and >>>>>>>, then `git add` each file; `git status` helps.',
        ]
      : []),
    '- `npm run check` says which texts the newer template requires, and which fields it no longer has; `npm test` tests the site.',
    '- `git commit --no-edit` finishes the update; `git merge --abort` undoes it.',
  ].join('\n');
}

const count = ({ length }: string[]) => `${length} ${length === 1 ? 'file' : 'files'}`;

const files = (command: string, ...args: string[]) =>
  git(command, '--name-only', '-z', ...args)
    .split('\0')
    .filter(Boolean);
