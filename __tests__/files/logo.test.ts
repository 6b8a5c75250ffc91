/** @jest-environment node */
import { readFileSync, rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { checkContent } from '../../src/files/check';
import { copyContent, edit, overwrite } from '../model/project';
import { animation, plainPicture } from '../model/samplePictures';

let root: string;
beforeEach(() => {
  root = copyContent();
});
afterEach(() => rmSync(root, { recursive: true }));

async function problemsOf(name: string, content?: string | Buffer | Promise<Buffer>) {
  const logo = `/pictures/${name}`;
  edit(root, 'content/company.json', (company: object) => Object.assign(company, { logo }));
  if (content !== undefined) overwrite(root, `content${logo}`, await content);
  const found = await checkContent(root);
  return found.map(({ file, key, problem }) => `${file}: ${key}: ${problem}`);
}

const shape = '<path d="M0 0h9v9z"/>';
const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (inner = '', attributes = 'viewBox="0 0 90 30"') =>
  `<svg ${NAMESPACE} ${attributes}>${shape}${inner}</svg>`;
const fixture = (name: string) => readFileSync(`__tests__/fixtures/logos/${name}`);
const png = plainPicture(600, 100).toBuffer();
const embedded = (type: string, data: Buffer) =>
  svg(`<image width="9" height="9" href="data:image/${type};base64,${data.toString('base64')}"/>`);

test.each<[string, string, string | Promise<string | Buffer>]>([
  ['an SVG', 'logo.svg', svg()],
  ['with a width and a height only', 'logo.svg', svg('', 'width="9mm" height="9"')],
  ['as wide as its place', 'logo.svg', svg('', 'width="100%" height="100%" viewBox="0,0,9,9"')],
  ['with a byte-order mark', 'logo.svg', `\ufeff${svg()}`],
  ['with a long comment first', 'logo.svg', `<!-- ${'licence '.repeat(300)}-->${svg()}`],
  [
    'with entities, as Adobe Illustrator writes them',
    'logo.svg',
    `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;" viewBox="0 0 9 9">${shape}</svg>`,
  ],
  [
    'with styles, gradients and data of Inkscape',
    'logo.svg',
    svg(
      `<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" onload="1"/><style>.a{fill:url("#b")}/* @import "no.css" */</style><linearGradient id="b"/><use href="#c" style="fill:url(#b)"/><a href="https://example.com/"/>`,
    ),
  ],
  ['with a picture in it', 'logo.svg', png.then((data) => embedded('png', data))],
  ['a PNG', 'logo.png', png],
  ['a WebP, as the editor saves a PNG', 'LOGO.WebP', plainPicture(100, 512).webp().toBuffer()],
])('The logo may be %s', async (_, name, content) => {
  expect(await problemsOf(name, (await content) as Buffer)).toEqual([]);
});

const notNamed = 'is not an SVG, PNG or WebP picture';
const cutOff = 'is cut off, damaged or no picture';
const rootIs = (found: string) => `begins with ${found} instead of <svg ${NAMESPACE}>`;
const link = (address: string) =>
  `needs another file, which browsers don’t load in a picture: ${address}.`;
const isOf = (format: string) => `is a file of the format ${format}, whatever its name says`;
const blank = 'draws nothing';
const moves = 'moves, and visitors could not stop it';
const noSize = 'has no size';

const apng = png.then((data) =>
  Buffer.concat([data.subarray(0, 33), Buffer.from('\0\0\0\0acTL\0\0\0\0'), data.subarray(33)]),
);
const webp = plainPicture(600, 100).webp().toBuffer();

test.each<[string, string, string | Buffer | Promise<Buffer | string> | undefined, string]>([
  ['another kind of file', 'logo.gif', undefined, notNamed],
  ['outside', '../logo.svg', undefined, notNamed],
  ['missing', 'none.svg', undefined, 'which does not exist'],
  ['empty', 'logo.svg', '', 'is empty'],
  [
    'a pointer',
    'logo.png',
    'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n',
    'Git LFS',
  ],
  ['a JPEG', 'logo.png', fixture('jpeg-as.png'), isOf('JPEG')],
  ['a WebP', 'logo.png', webp, isOf('WebP')],
  ['an AVIF', 'logo.webp', plainPicture(600, 9).avif().toBuffer(), isOf('AVIF')],
  ['a GIF', 'logo.png', animation('gif'), isOf('GIF')],
  ['an SVG by another name', 'logo.png', svg(), isOf('SVG')],
  ['a PNG by another name', 'logo.svg', png, isOf('PNG')],
  ['a compressed SVG', 'logo.svg', gzipSync(svg()), isOf('SVGZ')],
  ['no PNG', 'logo.png', 'hello', cutOff],
  ['a PNG without its end', 'logo.png', png.then((data) => data.subarray(0, -13)), cutOff],
  ['a WebP without its end', 'logo.webp', webp.then((data) => data.subarray(0, -9)), cutOff],
  ['small', 'logo.png', plainPicture(200, 80).toBuffer(), 'has 200 pixels on its longer side'],
  ['a moving PNG', 'logo.png', apng, moves],
  ['a moving WebP', 'logo.webp', animation('webp'), moves],
  [
    'all transparent',
    'logo.png',
    sharp({ create: { width: 600, height: 9, channels: 4, background: '#fff0' } })
      .png()
      .toBuffer(),
    blank,
  ],
  ['no SVG', 'logo.svg', 'hello', 'is no valid SVG'],
  [
    'broken',
    'logo.svg',
    `<svg ${NAMESPACE} viewBox="0 0 9 9">\n<path`,
    'is no valid SVG, so that browsers show',
  ],
  ['of an unknown prefix', 'logo.svg', svg('<use xlink:href="#a"/>'), 'In line 1: unbound'],
  ['of an unknown entity', 'logo.svg', svg('<title>&nbsp;</title>'), 'undefined entity'],
  ['with two of an attribute', 'logo.svg', svg('<g id="a" id="b"/>'), 'duplicate attribute'],
  ['of hidden markup', 'logo.svg', `<!DOCTYPE svg [<!ENTITY a "<g/>">]>${svg('&a;')}`, 'undefined'],
  ['a web page', 'logo.svg', '<html><body><svg/></body></html>', rootIs('<html>')],
  ['without a namespace', 'logo.svg', fixture('no-namespace.svg'), rootIs('<svg>')],
  [
    'in a wrong namespace',
    'logo.svg',
    '<svg xmlns="https://www.w3.org/2000/svg"/>',
    rootIs('<svg xmlns="https://www.w3.org/2000/svg">'),
  ],
  [
    'in a prefix’s namespace',
    'logo.svg',
    '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    rootIs('<s:svg>'),
  ],
  ['in UTF-16', 'logo.svg', Buffer.from(`\ufeff${svg()}`, 'utf16le'), 'is not saved as UTF-8'],
  ['in windows-1252', 'logo.svg', Buffer.from(svg('<!-- é -->'), 'latin1'), 'is not saved as UTF'],
  ['without a size', 'logo.svg', fixture('no-size.svg'), noSize],
  ['of percentages', 'logo.svg', svg('', 'width="100%" height="100%"'), noSize],
  ['of no width', 'logo.svg', svg('', 'width="0" height="9" viewBox="0 0 9 9"'), noSize],
  ['of an empty view', 'logo.svg', svg('', 'viewBox="0 0 0 9"'), noSize],
  ['text', 'logo.svg', svg('<text>Hi</text>'), 'contains text, for which visitors may lack'],
  ['heavy', 'logo.svg', svg('<g/>'.repeat(60_000)), 'has 241 kB instead of at most 200'],
  ['a linked picture', 'logo.svg', fixture('linked-image.svg'), link('logo-rgb.png')],
  ['a part of another file', 'logo.svg', svg('<use href="a.svg#b"/>'), link('a.svg#b')],
  ['a filter of another file', 'logo.svg', svg('<g filter="url(a.svg#b)"/>'), link('a.svg#b')],
  [
    'an imported style',
    'logo.svg',
    svg('<style>@import "a.css";</style>'),
    link('@import "a.css"'),
  ],
  [
    'a linked font',
    'logo.svg',
    svg('<style>@font-face{src:url(a.woff2)}</style>'),
    link('a.woff2'),
  ],
  ['a linked style', 'logo.svg', `<?xml-stylesheet href="a.css"?>${svg()}`, link('href="a.css"')],
  [
    'an embedded WebP, which icons would lack',
    'logo.svg',
    webp.then((data) => embedded('webp', data)),
    'needs another file, which browsers don’t load in a picture: data:image/webp',
  ],
  ['a script', 'logo.svg', svg('<script>1</script>'), 'contains a script, which runs nowhere'],
  [
    'an event',
    'logo.svg',
    svg('<g onclick="1"/>'),
    'contains a script, which runs nowhere: onclick',
  ],
  ['a link that runs', 'logo.svg', svg('<a href=" javascript:1"/>'), 'contains a script'],
  ['HTML', 'logo.svg', svg('<foreignObject/>'), 'contains HTML or'],
  ['moving elements', 'logo.svg', svg('<animate attributeName="x"/>'), moves],
  ['moving styles', 'logo.svg', svg('<style>g{animation:a 1s}</style>'), moves],
  ['as the device likes', 'logo.svg', svg('<style><![CDATA[@media print{}]]></style>'), '@media'],
  ['of variables', 'logo.svg', svg('<g style="fill:var(--a)"/>'), 'var('],
  ['not drawn', 'logo.svg', svg('', 'viewBox="50 50 9 9"'), blank],
  [
    'only for use',
    'logo.svg',
    `<svg ${NAMESPACE} viewBox="0 0 9 9"><defs>${shape}</defs></svg>`,
    blank,
  ],
  ['invisible', 'logo.svg', svg('', 'viewBox="0 0 9 9" opacity="0"'), blank],
  ['unfilled', 'logo.svg', svg('', 'viewBox="0 0 9 9" fill="none"'), blank],
])('A logo that is or has %s is one problem, with its reason', async (_, name, content, reason) => {
  expect(await problemsOf(name, (await content) as Buffer)).toEqual([
    expect.stringContaining(reason),
  ]);
});
