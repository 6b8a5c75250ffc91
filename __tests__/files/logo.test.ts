/** @jest-environment node */
import { rmSync } from 'node:fs';
import { checkContent } from '../../src/files/check';
import { copyContent, edit, overwrite } from '../model/project';
import { plainPicture } from '../model/samplePictures';

let root: string;
beforeEach(() => {
  root = copyContent();
});
afterEach(() => rmSync(root, { recursive: true }));

function checkLogo(logo: string, content?: string | Buffer) {
  edit(root, 'content/company.json', (company: object) => Object.assign(company, { logo }));
  if (content !== undefined) overwrite(root, `content${logo}`, content);
  return checkContent(root);
}

const svg = (inner = '', viewBox = '0 0 90 30') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="M0 0h9v9z"/>${inner}</svg>`;
const declared = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY blue "#123456">]>${svg()}`;

test.each([
  ['an SVG', '/pictures/logo.svg', () => svg()],
  [
    'an SVG with declarations, as drawing programs write them',
    '/pictures/logo.svg',
    () => declared,
  ],
  ['an SVG with a script, which never runs', '/pictures/logo.svg', () => svg('<script>1</script>')],
  ['a PNG', '/pictures/logo.png', () => plainPicture(512, 100).toBuffer()],
  [
    'a WebP, as the editor saves a PNG',
    '/pictures/logo.webp',
    () => plainPicture(100, 512).webp().toBuffer(),
  ],
])('The logo may be %s', async (_, path, content) => {
  expect(await checkLogo(path, await content())).toEqual([]);
});

const notNamed = 'is not an SVG, PNG or WebP picture';
const unfit = 'can’t be used. Use an SVG of at most 200 kB whose text is converted to paths';

test.each([
  ['another kind of file', '/pictures/logo.gif', undefined, notNamed],
  ['outside', '/pictures/../logo.svg', undefined, notNamed],
  ['missing', '/pictures/none.svg', undefined, 'does not exist'],
  ['no SVG', '/pictures/logo.svg', 'hello', unfit],
  ['broken', '/pictures/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path', unfit],
  ['a web page', '/pictures/logo.svg', '<!doctype html><html><body>Hi</body></html>', unfit],
  ['no PNG', '/pictures/logo.png', 'hello', unfit],
  ['an SVG by another name', '/pictures/logo.png', svg(), unfit],
  ['a PNG by another name', '/pictures/logo.svg', plainPicture(512, 512).toBuffer(), unfit],
  ['text', '/pictures/logo.svg', svg('<text>Hi</text>'), unfit],
  ['heavy', '/pictures/logo.svg', svg('<g/>'.repeat(50_000)), unfit],
  ['small', '/pictures/logo.png', plainPicture(200, 80).toBuffer(), unfit],
])('A logo that is %s is one problem', async (_, path, content, problem) => {
  expect(await checkLogo(path, await content)).toMatchObject([
    { file: 'content/company.json', key: 'logo', problem: expect.stringContaining(problem) },
  ]);
});
