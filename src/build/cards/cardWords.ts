/** The words on social cards, as far as the installed fonts can draw them. */

import { readCompany, readSite, readWords } from '../../model/files/read';
import { describeLanguage, englishName } from '../../model/languages/languages';
import { wordFile } from '../../model/model';
import type { Problem } from '../../model/problem';
import { examplePackage, fontsFor } from './cardFonts';

export type CardWords = ReturnType<typeof readCardWords>;

export function readCardWords(root: string, code: string) {
  const { name, url } = readCompany(root);
  const { title } = readWords(root, code).about;
  return { title, name, host: new URL(url).host, language: describeLanguage(code) };
}

/** Without the page's title, the company's name or at least the host is in its place. */
export function shownWords({ title, name, host, language }: CardWords) {
  const texts = [title.first, title.second, title.third, name, host];
  const { files, missing } = fontsFor(texts.join(' '), language.script);
  // A text can be read without an emoji or a sign, but not without a letter.
  const [first, second, third, readableName] = texts.map((text) => {
    const lost = [...text].filter((character) => missing.includes(character));
    const rest = [...text].filter((character) => !missing.includes(character));
    return /[\p{L}\p{M}\p{N}]/u.test(lost.join(''))
      ? ''
      : rest.join('').replace(/\s+/g, ' ').trim();
  });
  const isTitle = first && second && third;
  const large = isTitle ? [first, second, third] : [readableName || host];
  return {
    files,
    missing,
    large,
    above: isTitle ? readableName : undefined,
    below: isTitle || readableName ? host : undefined,
  };
}

/** For the owner: what the cards of the published languages lack, and how to change that. */
export const cardProblems = (root: string): Problem[] =>
  readSite(root).languages.flatMap((code) => {
    const words = readCardWords(root, code);
    const { missing } = shownWords(words);
    if (!missing.length) return [];
    const isInName = missing.every((character) => words.name.includes(character));
    const place = isInName
      ? { file: 'content/company.json', key: 'name' }
      : { file: wordFile('translation', code), key: 'page.about.title' };
    const problem = `can't be drawn on the social card in ${englishName(code)} (${code}), as no installed font has ${missing.join(' ')}`;
    const fix = /\p{L}/u.test(missing.join(''))
      ? `Install the Noto font of their script, such as "npm install ${examplePackage(words.language.script)}".`
      : 'The card leaves them out. Remove them if the text is incomplete without them.';
    return [{ ...place, problem, fix }];
  });
