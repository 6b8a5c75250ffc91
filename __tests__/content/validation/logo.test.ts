/** @jest-environment node */
import { rmSync } from 'node:fs';
import { checkContent } from '../../../src/content/validation/check';
import { logoWarnings } from '../../../src/content/validation/logo';
import { copyContent, edit, overwrite } from '../project';
import { plainPicture } from '../samplePictures';

let root: string;
beforeEach(() => {
  root = copyContent();
});
afterEach(() => rmSync(root, { recursive: true }));

function setLogo(logo: string, content?: string | Buffer) {
  edit(root, 'content/company.json', (company: object) => Object.assign(company, { logo }));
  if (content !== undefined) overwrite(root, `content${logo}`, content);
}

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h9v9z"/>${inner}</svg>`;

test.each([
  ['an SVG', '/pictures/logo.svg', () => svg('')],
  ['a PNG', '/pictures/logo.png', () => plainPicture(512, 100).toBuffer()],
  [
    'a WebP, as the editor saves a PNG',
    '/pictures/logo.webp',
    () => plainPicture(100, 512).webp().toBuffer(),
  ],
])('The logo may be %s', async (_, path, content) => {
  setLogo(path, await content());
  expect(await checkContent(root)).toEqual([]);
  expect(await logoWarnings(root)).toEqual([]);
});

test.each([
  ['/pictures/logo.gif', undefined, 'is not an SVG, PNG or WebP picture'],
  ['/pictures/../logo.svg', undefined, 'is not an SVG, PNG or WebP picture'],
  ['/pictures/none.svg', undefined, 'refers to content/pictures/none.svg, which does not exist'],
  ['/pictures/none.png', undefined, 'refers to content/pictures/none.png, which does not exist'],
  [
    '/pictures/logo.svg',
    'hello',
    'refers to content/pictures/logo.svg, which is not a picture or is damaged',
  ],
  [
    '/pictures/logo.svg',
    svg('<text>Hi</text>'),
    'refers to content/pictures/logo.svg, which has text in a font that visitors may not have',
  ],
])('%s with the content %s is one problem', async (path, content, problem) => {
  setLogo(path, content);
  expect(await checkContent(root)).toEqual([
    {
      file: 'content/company.json',
      line: expect.any(Number),
      key: 'logo',
      problem: expect.stringContaining(problem),
      fix: expect.stringMatching(/^[A-Z]/),
    },
  ]);
});

test('A logo that is too small is one problem', async () => {
  setLogo('/pictures/logo.png', await plainPicture(200, 80).toBuffer());
  expect(await checkContent(root)).toMatchObject([
    {
      problem:
        'refers to content/pictures/logo.png, which has 200 × 80 pixels instead of at least 512 on the longer side',
    },
  ]);
});

test('A warning names what the page leaves out of an SVG', async () => {
  setLogo('/pictures/logo.svg', svg('<script>alert(1)</script><animate/>'));
  expect(await checkContent(root)).toEqual([]);
  expect(await logoWarnings(root)).toEqual([
    {
      file: 'content/company.json',
      line: expect.any(Number),
      key: 'logo',
      problem:
        'refers to content/pictures/logo.svg, of which the page leaves out a script and an animation',
      fix: 'If the logo looks right on the page, you can ignore this. Otherwise export it as plain SVG.',
    },
  ]);
});

test('Without a logo, or with one that is missing, there is nothing to warn of', async () => {
  expect(await logoWarnings(root)).toEqual([]);
  setLogo('/pictures/none.svg');
  expect(await logoWarnings(root)).toEqual([]);
});
