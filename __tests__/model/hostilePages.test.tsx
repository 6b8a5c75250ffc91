/** With an attack in every text, the pages that the build writes have the same elements as ever. */
import './fuzz/textCoding';
import { rmSync } from 'node:fs';
import { contentRoot } from '../../src/model/files/contentRoot';
import { readCompany, readSite, readWords } from '../../src/model/files/read';
import { writeJson } from '../../src/model/files/writeJson';
import { checkContent } from '../../src/model/validation/check';
import { filesOf } from '../wordFiles';
import { fillIn, linesOf, pagesIn, templatesIn, textsOf } from './fuzz/pages';
import { attackCompany, attackWords } from './hostile';
import { copyContent, writeText } from './project';

const { languages } = readSite(contentRoot());

let root: string;
beforeAll(() => {
  root = copyContent();
  writeJson(root, 'content/company.json', attackCompany(readCompany(root)));
  for (const [index, code] of languages.entries()) {
    const words = attackWords(readWords(root, code), index);
    for (const [file, text] of Object.entries(filesOf(code, words))) writeText(root, file, text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

test('Attacks are valid content', async () => {
  expect(await checkContent(root)).toEqual([]);
});

test.each(languages)('The pages show every attack as text in %s', (code) => {
  const texts = textsOf(root, code);
  expect([...texts.values()].join()).toContain('ran()');
  const expected = templatesIn(root, code).map((lines) => lines.map((line) => fillIn(line, texts)));
  const pages = pagesIn(root, code);
  expect(pages.map(linesOf)).toEqual(expected);
  for (const link of pages.flatMap(({ links }) => [...links]))
    expect(link.href).toMatch(/^(https?|mailto|tel):/);
});
