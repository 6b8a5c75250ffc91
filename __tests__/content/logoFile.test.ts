/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type LogoFile, readLogo } from '../../src/content/logoFile';
import { plainPicture } from './samplePictures';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'logo-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function read(name: string, content: string | Buffer) {
  const file = join(folder, name);
  writeFileSync(file, content);
  return readLogo(file);
}

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 40" ${attributes}>${inner}</svg>`;
const shape = '<path d="M0 0h50v40H0z" fill="#123456"/>';

test('An SVG keeps its shapes, colours and size', async () => {
  const logo = (await read('logo.svg', svg(shape))) as LogoFile;
  expect(logo).toMatchObject({ width: 100, height: 40, isVector: true, leftOut: [] });
  expect(logo.svg).toContain('fill="#123456"');
  expect(logo.svg).toContain('viewBox="0 0 100 40"');
});

test('Its styles and gradients are kept', async () => {
  const logo = (await read(
    'logo.svg',
    svg(
      '<style>.a{fill:#abcdef}</style><linearGradient id="g"><stop stop-color="#fedcba"/><stop offset="1"/></linearGradient><path class="a" d="M0 0h9v9z"/><path fill="url(#g)" d="M9 9h9v9z"/>',
    ),
  )) as LogoFile;
  expect(logo.leftOut).toEqual([]);
  expect(logo.svg).toContain('fill="#abcdef"');
  expect(logo.svg).toContain('stop-color="#fedcba"');
});

const picture = 'data:image/svg+xml;base64,PHN2Zy8+';

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script', '<a href="#" xlink:href="javascript:alert(1)"><path d="M0 0h9v9z"/></a>'],
  ['an event handler', '<path d="M0 0h9v9z" onclick="alert(1)"/>'],
  ['a link to another file', '<a href="https://evil.example"><path d="M0 0h9v9z"/></a>'],
  ['a link to another file', '<use xlink:href="//evil.example/a.svg#b"/>'],
  ['a link to another file', '<style>@import "https://evil.example/a.css";</style>'],
  ['a link to another file', '<path d="M0 0h9v9z" style="fill:url(https://evil.example#a)"/>'],
  ['an embedded picture', `<image width="9" height="9" xlink:href="${picture}"/>`],
  ['an embedded picture', '<image width="9" height="9" href="file:///etc/hostname"/>'],
  [
    'embedded HTML',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">evil</body></foreignObject>',
  ],
  ['an animation', '<path d="M0 0h9v9z"><animate attributeName="x" to="evil"/></path>'],
  ['an animation', '<set attributeName="href" to="evil"/>'],
])('Of an SVG, %s is left out and named: %s', async (part, markup) => {
  const logo = (await read('logo.svg', svg(shape + markup))) as LogoFile;
  expect(logo.leftOut).toContain(part);
  expect(logo.svg).toContain('#123456');
  expect(logo.svg).not.toMatch(
    /evil|alert|script|onclick|import|<image|href|url\(|animate|<set|foreign|hostname/i,
  );
});

test('An event handler of the whole drawing is left out too', async () => {
  const logo = (await read('logo.svg', svg(shape, 'onload="alert(1)"'))) as LogoFile;
  expect(logo.leftOut).toEqual(['an event handler']);
  expect(logo.svg).not.toContain('alert');
});

test.each([
  'x&lt;image',
  '&quot;>&lt;script>alert(1)&lt;/script>',
  '&gt;&lt;iframe src=&quot;javascript:alert(1)&quot;/>',
])('An SVG with markup in a name is refused: %s', async (name) => {
  const group = `<g id="${name}" opacity="0.5"><path d="M0 0h9v9z"/><path id="${name}" d="M0 0h9v9z"/></g>`;
  expect(await read('logo.svg', svg(group))).toMatchObject({
    problem: 'is not a picture or is damaged',
  });
});

test('A drawing of every kind of part is kept', async () => {
  const logo = (await read(
    'logo.svg',
    svg(
      `<defs><radialGradient id="r"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></radialGradient>
      <pattern id="p" width="5" height="5" patternUnits="userSpaceOnUse"><circle r="2" fill="#0f0"/></pattern>
      <clipPath id="c"><rect width="50" height="20"/></clipPath><mask id="m"><rect width="9" height="9" fill="#fff"/></mask>
      <filter id="f"><feGaussianBlur stdDeviation="1"/><feOffset dx="1"/></filter></defs>
      <g clip-path="url(#c)"><path d="M0 0h50v40z" fill="url(#r)"/></g><path mask="url(#m)" d="M0 0h9v9z" fill="url(#p)"/>
      <path filter="url(#f)" d="M20 0h9v9z" stroke="#123456"/><use xlink:href="#r2"/><g id="Ebene_1-2"><ellipse rx="3" ry="9"/></g>`,
    ),
  )) as LogoFile;
  for (const part of ['radialGradient', 'pattern', 'clipPath', 'mask', 'feGaussianBlur', '#123456'])
    expect(logo.svg).toContain(part);
});

test('An SVG may begin with declarations, as drawing programs write them', async () => {
  const head = '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY blue "#123456">]>';
  const logo = await read('logo.SVG', head + svg('<path d="M0 0h9v9z" fill="&blue;"/>'));
  expect(logo).toMatchObject({ svg: expect.stringContaining('fill="#123456"') });
  expect(logo).toMatchObject({ svg: expect.not.stringContaining('DOCTYPE') });
});

test.each([
  ['nothing', '', 'is not a picture or is damaged'],
  ['broken XML', '<svg xmlns="http://www.w3.org/2000/svg"><path', 'is not a picture or is damaged'],
  ['a web page', '<!doctype html><html><body>Hi</body></html>', 'is not a picture or is damaged'],
  ['no shape', svg(''), 'draws nothing that a page could show'],
  [
    'only a picture',
    svg(`<image width="9" height="9" href="${picture}"/>`),
    'draws nothing that a page could show',
  ],
  ['text', svg(`${shape}<text y="9">Hi</text>`), 'has text in a font that visitors may not have'],
  [
    'one long side',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 90"><path d="M0 0h9v9z"/></svg>',
    'has one side more than 8 times as long as the other',
  ],
  ['too much', svg(shape.repeat(6000)), 'has more than 200 kB'],
])('An SVG with %s is refused', async (_, content, problem) => {
  expect(await read('logo.svg', content)).toMatchObject({
    problem,
    fix: expect.stringMatching(/^[A-Z].*\.$/),
  });
});

test('A PNG is embedded, as small as the largest icon needs', async () => {
  const logo = (await read('logo.png', await plainPicture(2000, 500).toBuffer())) as LogoFile;
  expect(logo).toMatchObject({ width: 512, height: 128, isVector: false, leftOut: [] });
  const [, png = ''] = /base64,([^"]+)/.exec(logo.svg) ?? [];
  expect(await sharp(Buffer.from(png, 'base64')).metadata()).toMatchObject({
    format: 'png',
    width: 512,
  });
});

test('A PNG that is too small for icons is refused', async () => {
  expect(await read('logo.png', await plainPicture(511, 100).toBuffer())).toEqual({
    problem: 'has 511 × 100 pixels instead of at least 512 on the longer side',
    fix: 'It would look blurred. Use a larger one, or an SVG.',
  });
});

test('A file that is no picture is refused, whatever its name', async () => {
  expect(await read('logo.png', 'hello')).toMatchObject({
    problem: 'is not a picture or is damaged',
  });
});
