/** @jest-environment node */
import { rmSync } from 'node:fs';
import { checkContent } from '../../../src/model/validation/check';
import { copyContent, edit, overwrite } from '../project';
import { plainPicture } from '../samplePictures';

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

const damaged = 'is not a picture or is damaged';

test.each([
  ['another kind of file', '/pictures/logo.gif', undefined, 'is not an SVG, PNG or WebP picture'],
  ['outside', '/pictures/../logo.svg', undefined, 'is not an SVG, PNG or WebP picture'],
  ['missing', '/pictures/none.svg', undefined, 'does not exist'],
  ['no SVG', '/pictures/logo.svg', 'hello', damaged],
  ['broken', '/pictures/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path', damaged],
  ['a web page', '/pictures/logo.svg', '<!doctype html><html><body>Hi</body></html>', damaged],
  ['no PNG', '/pictures/logo.png', 'hello', damaged],
  ['an SVG by another name', '/pictures/logo.png', svg(), damaged],
  ['a PNG by another name', '/pictures/logo.svg', plainPicture(512, 512).toBuffer(), damaged],
  [
    'text',
    '/pictures/logo.svg',
    svg('<text>Hi</text>'),
    'has text in a font that visitors may not',
  ],
  ['heavy', '/pictures/logo.svg', svg('<g/>'.repeat(50_000)), 'has more than 200 kB'],
  [
    'small',
    '/pictures/logo.png',
    plainPicture(200, 80).toBuffer(),
    'has 200 × 80 pixels instead of at least 512 on the longer side',
  ],
])('A logo that is %s is one problem', async (_, path, content, problem) => {
  expect(await checkLogo(path, await content)).toEqual([
    {
      file: 'content/company.json',
      line: expect.any(Number),
      key: 'logo',
      problem: expect.stringContaining(problem),
      fix: expect.stringMatching(/^[A-Z]/),
    },
  ]);
});
