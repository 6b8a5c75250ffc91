/** The published languages as an answer at set-up: their codes, the default one first. */
import { draftLanguages } from '../src/content/drafts';
import { englishName, isKnownLanguage } from '../src/content/englishName';
import { readSite } from '../src/content/files/read';
import { writeJson } from '../src/content/files/writeJson';
import { addLanguage } from '../src/content/languages/languageFolders';
import { measureProgress } from '../src/content/languages/progress';
import { siteModel } from '../src/content/model';
import { unlocatedJson } from '../src/content/parseJson';
import type { Problem } from '../src/content/problem';
import { validate } from '../src/content/validation/validate';

const SITE = 'content/site.json';

export function currentLanguages(root: string): string {
  const { defaultLanguage, languages } = readSite(root);
  return [...new Set([defaultLanguage, ...languages])].join(' ');
}

/** What is wrong with `answer`: codes that name no language, or none that can be published. */
export function checkLanguages(root: string, answer: string): Problem[] {
  const problems = validate(unlocatedJson(SITE, siteWith(root, codesIn(answer))), siteModel);
  if (problems.length) return problems;
  const place = { file: SITE, key: 'languages' };
  const unknown = codesIn(answer).find((code) => !isKnownLanguage(code));
  if (unknown) {
    const problem = `has "${unknown}", which names no language`;
    return [{ ...place, problem, fix: 'Write codes such as "de pt-BR"' }];
  }
  if (translatedIn(root, answer).length) return [];
  const fix = `Add one, such as "${readSite(root).defaultLanguage}", until the others are translated`;
  return [{ ...place, problem: 'has no language with a complete translation', fix }];
}

export const codesIn = (answer: string) => answer.split(/[\s,]+/).filter(Boolean);

const siteWith = (root: string, languages: string[]) => ({
  ...readSite(root),
  defaultLanguage: languages[0],
  languages,
});

/** The codes of languages that lack no text. */
function translatedIn(root: string, answer: string): string[] {
  const complete = measureProgress(root, readSite(root)).filter(({ missing }) => !missing.length);
  return codesIn(answer).filter((code) => complete.some(({ language }) => language === code));
}

/** Publishes those that are translated; the others are drafts. */
export function writeLanguages(root: string, answer: string): void {
  writeJson(root, SITE, siteWith(root, translatedIn(root, answer)));
  const site = readSite(root);
  const existing = [...site.languages, ...draftLanguages(root, site)];
  for (const code of codesIn(answer)) if (!existing.includes(code)) addLanguage(root, code);
}

/** Says how to publish those in `answer`, and how to delete the others. */
export function describeDrafts(root: string, answer = ''): string {
  const drafts = draftLanguages(root, readSite(root));
  const wanted = drafts.filter((code) => codesIn(answer).includes(code));
  const others = drafts.filter((code) => !wanted.includes(code));
  const lines = [];
  if (wanted.length)
    lines.push(
      `Not translated yet: ${named(wanted)}. Translate the texts in the editor at /admin/ (\`npm start\`), then publish:`,
      `  npm run setup -- --languages "${codesIn(answer).join(' ')}"`,
    );
  if (others.length)
    lines.push(
      `Not published: ${named(others)}. To delete: \`npm run language -- remove ${others.join(' ')}\``,
    );
  return lines.join('\n');
}

const named = (codes: string[]) => codes.map((code) => `${englishName(code)} (${code})`).join(', ');
