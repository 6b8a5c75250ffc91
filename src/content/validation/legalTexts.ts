/** Problems in the legal texts, and a warning for each that is missing. */
import { readLegalText } from '../files/readLegalText';
import { legalFile, legalPages } from '../legalPages';
import { parseMarkdown } from '../markdown';
import type { Problem } from '../problem';

export function legalTextProblems(root: string, languages: string[]): Problem[] {
  return legalPages.flatMap((page) =>
    languages.flatMap((language): Problem[] => {
      const text = readLegalText(root, page, language);
      if (typeof text === 'object') return [text];
      const file = legalFile(page, language);
      return parseMarkdown(text ?? '').problems.map((problem) => ({ file, key: '', ...problem }));
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
