/** Which translations are older than the text they translate, as the repository's history tells. */
import { execFileSync } from 'node:child_process';
import { readJson } from '../files/readJson';
import type { Site } from '../model';
import type { Problem } from '../problem';
import { flattenStrings, isUntranslated } from '../texts';

/** Undefined where there is no history to ask: no repository, or one of a single depth. */
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
  problem: `is older than the text in "${defaultLanguage}" that it translates`,
  fix: 'Read both; this goes with the next change to the translation.',
});

interface Dated {
  file: string;
  line: number;
  text: string;
  /** Of the last change of its line, in seconds since 1970; a change not yet committed is of now. */
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

/** For each line of the file, when it was last changed. */
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
