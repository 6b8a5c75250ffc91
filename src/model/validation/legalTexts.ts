/** Problems in the legal texts, and a warning for each that is missing. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readLegalText } from '../files/read';
import { readText } from '../files/readJson';
import { legalFile, legalPages } from '../legalPages';
import { parseMarkdown } from '../markdown';
import type { Problem } from '../problem';

export function legalTextProblems(root: string, languages: string[]): Problem[] {
  return legalPages.flatMap((page) =>
    languages.flatMap((language): Problem[] => {
      const file = legalFile(page, language);
      const text = existsSync(join(root, file)) ? readText(root, file) : '';
      if (typeof text === 'object') return [text];
      return parseMarkdown(text).problems.map((problem) => ({ file, key: '', ...problem }));
    }),
  );
}

export function missingLegalTexts(root: string, languages: string[]): Problem[] {
  return legalPages.flatMap((page) => {
    const [first, ...others] = languages.filter(
      (language) => readLegalText(root, page, language) === undefined,
    );
    if (first === undefined) return [];
    const also = others.length ? `, also in ${others.join(', ')}` : '';
    return [
      { file: legalFile(page, first), key: '', problem: `is missing${also}`, fix: fixes[page] },
    ];
  });
}

const fixes = {
  imprint: 'Many countries require it. Write who runs the site; docs/editing.md says where.',
  privacy:
    'Many countries require it. Write what the site learns about visitors; see docs/editing.md.',
};
