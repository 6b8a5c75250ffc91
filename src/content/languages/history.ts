/** Finds outdated translations from the Git history. */
import { execFileSync } from 'node:child_process';
import { readJson } from '../files/readJson';
import type { Site } from '../model';
import type { Problem } from '../problem';
import { flattenStrings, isUntranslated } from '../texts';

/** Undefined without Git history: no repository, or a shallow clone. */
export function staleTranslations(root: string, site: Site): Problem[] | undefined {
  if (git(root, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return undefined;
  const original = datedTexts(root, site.defaultLanguage);
  if (!original) return undefined;
  const others = site.languages.filter((language) => language !== site.defaultLanguage);
  return others.flatMap((language) => {
    const dated = datedTexts(root, language) ?? new Map<string, Dated>();
    return [...dated].flatMap(([key, { file, line, time, text }]) => {
      const changed = original.get(key)?.time ?? 0;
      const isStale = time < changed && !isUntranslated(text);
      return isStale ? [{ file, line, key, ...older(site.defaultLanguage) }] : [];
    });
  });
}

const older = (defaultLanguage: string) => ({
  problem: `is older than its original in "${defaultLanguage}"`,
  fix: 'Compare the two. The note disappears when the translation is next changed.',
});

interface Dated {
  file: string;
  line: number;
  text: string;
  /** When its line last changed, in seconds since 1970; now, if the change is not committed. */
  time: number;
}

function datedTexts(root: string, language: string): Map<string, Dated> | undefined {
  const file = `locales/${language}/translation.json`;
  const json = readJson(root, file);
  const times = blame(root, file);
  if ('problem' in json || !times) return undefined;
  return new Map(
    [...flattenStrings(json.value)].map(([key, text]) => {
      const line = json.lineOf(pathOf(key)) ?? 1;
      return [key, { file, line, text, time: times[line - 1] ?? 0 }];
    }),
  );
}

function pathOf(key: string): (string | number)[] {
  return key
    .split(/\.|(?=\[)/)
    .map((part) => (part.startsWith('[') ? Number(part.slice(1, -1)) : part));
}

/** When each line of the file last changed. */
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
