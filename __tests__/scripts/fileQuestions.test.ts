/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileQuestions, problemOfFile, setUpFile } from '../../scripts/fileQuestions';
import { readCompany } from '../../src/content/files/read';
import { checkContent } from '../../src/content/validation/check';
import { copyContent } from '../content/project';
import { plainPicture } from '../content/samplePictures';

let root: string;
let folder: string;
beforeEach(() => {
  root = copyContent();
  folder = mkdtempSync(join(tmpdir(), 'my files-'));
});
afterEach(() => {
  for (const path of [root, folder]) rmSync(path, { recursive: true });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

test('The logo is copied into the content, which is then complete', async () => {
  const before = readCompany(root);
  const path = file('Our Logo.SVG', svg);
  expect(await problemOfFile('logo', path)).toBeUndefined();
  setUpFile(root, 'logo', path);
  expect(readCompany(root)).toEqual({ ...before, logo: '/pictures/logo.svg' });
  expect(readFileSync(join(root, 'content/pictures/logo.svg'), 'utf8')).toBe(svg);
  expect(await checkContent(root)).toEqual([]);
});

test('A path may be in quotes, as a file dropped on the terminal is', async () => {
  const path = file('logo.png', await plainPicture(600, 200).toBuffer());
  expect(await problemOfFile('logo', ` '${path}' `)).toBeUndefined();
  setUpFile(root, 'logo', ` '${path}' `);
  expect(existsSync(join(root, 'content/pictures/logo.png'))).toBe(true);
});

test('A dash removes the logo, and nothing else', async () => {
  const before = readCompany(root);
  setUpFile(root, 'logo', file('logo.svg', svg));
  expect(await problemOfFile('logo', '-')).toBeUndefined();
  setUpFile(root, 'logo', '-');
  expect(readCompany(root)).toEqual(before);
});

test.each([
  ['logo.gif', 'GIF89a', /^is not an SVG, PNG or WebP picture\. Write the path/],
  ['logo.svg', '<svg', /^is not a picture or is damaged\. Export/],
  ['logo.svg', svg.replace('<path', '<text>Hi</text><path'), /^has text in a font/],
])('%s with the content %s is refused with advice', async (name, content, message) => {
  expect(await problemOfFile('logo', file(name, content))).toMatch(message);
});

test('A file that does not exist is named', async () => {
  expect(await problemOfFile('logo', '/nowhere/logo.svg')).toBe(
    'does not exist: /nowhere/logo.svg. Write its whole path.',
  );
});

const { present } = fileQuestions.imprint;

test('The imprint is copied into the content, in the default language, and can be removed', async () => {
  const path = file('Our imprint.txt', '## Who we are\n\nExample Ltd, London\n');
  expect(present(root)).toBeUndefined();
  expect(problemOfFile('imprint', `"${path}"`)).toBeUndefined();
  setUpFile(root, 'imprint', `"${path}"`);
  expect(present(root)).toBe('content/imprint/en.md');
  expect(readFileSync(join(root, 'content/imprint/en.md'), 'utf8')).toContain('Example Ltd');
  expect(await checkContent(root)).toEqual([]);
  expect(problemOfFile('imprint', '-')).toBeUndefined();
  setUpFile(root, 'imprint', '-');
  expect(present(root)).toBeUndefined();
  expect(existsSync(join(root, 'content/imprint'))).toBe(false);
});

test.each([
  ['html.md', 'Hello\n\n<b>you</b>', /^contains HTML, in line 3\. Write/],
  ['letter.docx', Buffer.from([0x50, 0x4b, 0xff, 0xfe]), /^is not UTF-8 text\. Save/],
])('%s is refused with advice', (name, content, message) => {
  expect(problemOfFile('imprint', file(name, content))).toMatch(message);
});
