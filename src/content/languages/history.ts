/** Finds outdated translations from the Git history. */
import { execFileSync } from 'node:child_process';
import type { Site } from '../model';
import type { Problem } from '../problem';
import { isUntranslated } from '../texts';
import { stringsIn, textsOf } from './textsOf';

/** Undefined without Git history: no repository, or a shallow clone. */
export function staleTranslations(root: string, site: Site): Problem[] | undefined {
  const keys = staleKeys(root, site.defaultLanguage, site.languages);
  return (
    keys &&
    Object.entries(keys).flatMap(([language, stale]) =>
      [...textsOf(root, language)]
        .filter(([common]) => stale.includes(common))
        .map(([, { file, line, key }]) => ({ file, line, key, ...older(site.defaultLanguage) })),
    )
  );
}

/** Keys of texts that are older than their originals, by language; undefined without Git history. */
export function staleKeys(
  root: string,
  defaultLanguage: string,
  languages: readonly string[],
): Record<string, string[]> | undefined {
  if (!git(root, 'rev-parse', '--is-shallow-repository', 'HEAD')?.startsWith('false'))
    return undefined;
  const changes = timesOf(root, textsOf(root, defaultLanguage));
  // Changes from before it was the default language are not changes of an original.
  const since = timesOf(root, stringsIn(root, 'content/site.json')).get('defaultLanguage') ?? 0;
  const staleIn = (language: string) => {
    const texts = textsOf(root, language);
    const times = timesOf(root, texts);
    return [...texts].flatMap(([key, { text }]) => {
      const change = changes.get(key) ?? 0;
      const isStale = change > since && (times.get(key) ?? 0) < change;
      return isStale && !isUntranslated(text) ? [key] : [];
    });
  };
  const others = languages.filter((language) => language !== defaultLanguage);
  return Object.fromEntries(others.map((language) => [language, staleIn(language)]));
}

const older = (defaultLanguage: string) => ({
  problem: `is older than its original in "${defaultLanguage}"`,
  fix: 'Compare the two. The note disappears when the translation is next changed.',
});

/** For each text of a language, when its line last changed: in seconds since 1970. */
function timesOf(root: string, texts: ReturnType<typeof textsOf>): Map<string, number> {
  const files = [...new Set([...texts.values()].map(({ file }) => file))];
  const times = new Map(files.map((file) => [file, blame(root, file)]));
  // Git knows nothing of a file that was never committed.
  const now = Math.floor(Date.now() / 1000);
  return new Map(
    [...texts].map(([key, { file, line }]) => [key, times.get(file)?.[line - 1] ?? now]),
  );
}

/** When each line of the file last changed; now, if the change is not committed. */
function blame(root: string, file: string): number[] | undefined {
  const lines = git(root, 'blame', '--line-porcelain', '-w', '--', file)?.split('\n');
  return lines
    ?.filter((line) => line.startsWith('committer-time '))
    .map((line) => Number(line.slice('committer-time '.length)));
}

function git(root: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch {
    return undefined;
  }
}
