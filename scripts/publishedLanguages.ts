/** The published languages as an answer at set-up: their codes, the default one first. */
import { draftLanguages } from '../src/content/drafts';
import { englishName, isKnownLanguage } from '../src/content/englishName';
import { readSite } from '../src/content/files/read';
import { writeJson } from '../src/content/files/writeJson';
import { measureProgress } from '../src/content/languages/progress';
import { siteModel } from '../src/content/model';
import { unlocatedJson } from '../src/content/parseJson';
import type { Message, Problem } from '../src/content/problem';
import { validate } from '../src/content/validation/validate';

const SITE = 'content/site.json';

export function currentLanguages(root: string): string {
  const { defaultLanguage, languages } = readSite(root);
  return [...new Set([defaultLanguage, ...languages])].join(' ');
}

/** What is wrong with `answer`: codes without a translation, or with an incomplete one. */
export function checkLanguages(root: string, answer: string): Problem[] {
  const problems = validate(unlocatedJson(SITE, siteWith(root, answer)), siteModel);
  if (problems.length) return problems;
  const progress = new Map(measureProgress(root, readSite(root)).map((one) => [one.language, one]));
  return codesIn(answer).flatMap((code): Problem[] => {
    const message = problemOf(code, progress.get(code));
    return message ? [{ file: SITE, key: 'languages', ...message }] : [];
  });
}

function problemOf(
  code: string,
  progress: { total: number; missing: string[] } | undefined,
): Message | undefined {
  if (!isKnownLanguage(code))
    return {
      problem: `has "${code}", which names no language`,
      fix: 'Write codes such as "de pt-BR"',
    };
  if (!progress) {
    const fix = `Run \`npm run language -- add ${code}\`, translate its texts, then publish it`;
    return { problem: `has ${named(code)}, which has no translation yet`, fix };
  }
  const { total, missing } = progress;
  if (!missing.length) return undefined;
  const problem = `has ${named(code)}, of which ${missing.length} of ${total} texts are not translated`;
  return { problem, fix: 'Translate them first, in the editor' };
}

const named = (code: string) => `${englishName(code)} (${code})`;

const codesIn = (answer: string) => answer.split(/[\s,]+/).filter(Boolean);

function siteWith(root: string, answer: string) {
  const languages = codesIn(answer);
  return { ...readSite(root), defaultLanguage: languages[0], languages };
}

export const writeLanguages = (root: string, answer: string) =>
  writeJson(root, SITE, siteWith(root, answer));

/** Tells how to remove the languages that nobody sees now. */
export function describeDrafts(root: string): string {
  const drafts = draftLanguages(root, readSite(root));
  if (!drafts.length) return '';
  const names = drafts.map(named).join(', ');
  return `Not published: ${names}. To delete: \`npm run language -- remove ${drafts.join(' ')}\``;
}
