/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { checkContent } from '../../src/files/check';
import { contentOfEachTest, put, writeIn } from '../model/project';
import { animation, plainPicture } from '../model/samplePictures';

const root = contentOfEachTest();

type Content = string | Buffer | Promise<string | Buffer> | undefined;

async function problemsOf(given: Content, name = 'logo.svg') {
  const content = await given;
  const logo = `/pictures/${name}`;
  put(root, 'content/company.json', 'logo', logo);
  if (content !== undefined) writeIn(root, `content${logo}`, content);
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

test.each<[string, Content, string?]>([
  ['an SVG', svg()],
  ['with a width and a height only', svg('', 'width="9mm" height="9"')],
  ['as wide as its place', svg('', 'width="100%" height="100%" viewBox="0,0,9,9"')],
  [
    'of many units',
    svg('', 'viewBox="0 0 21000 29700"').replace(shape, `<g transform="scale(300)">${shape}</g>`),
  ],
  ['with a byte-order mark', `\ufeff${svg()}`],
  ['with a long comment first', `<!-- ${'licence '.repeat(300)}-->${svg()}`],
  [
    'with entities, as Adobe Illustrator writes them',
    `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;" viewBox="0 0 9 9">${shape}</svg>`,
  ],
  [
    'with styles, gradients and data of Inkscape',
    svg(
      `<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" onload="1"/><style>.a{fill:url("#b")}/* @import "no.css" */</style><linearGradient id="b"/><use href="#c" style="fill:url(#b)"/><a id="a (1)" href="https://example.com/" transform="translate(1)"/>`,
    ),
  ],
  ['with a picture in it', png.then((data) => embedded('png', data))],
  ['a PNG', png, 'logo.png'],
  ['a WebP, as the editor saves a PNG', plainPicture(100, 512).webp().toBuffer(), 'LOGO.WebP'],
])('The logo may be %s', async (_, ...logo) => {
  expect(await problemsOf(...logo)).toEqual([]);
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

test.each<[string, Content, string, string?]>([
  ['another kind of file', undefined, notNamed, 'logo.gif'],
  ['outside', undefined, notNamed, '../logo.svg'],
  ['missing', undefined, 'which does not exist', 'none.svg'],
  ['empty', '', 'is empty'],
  [
    'a pointer',
    'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n',
    'Git LFS',
    'logo.png',
  ],
  ['a JPEG', fixture('jpeg-as.png'), isOf('JPEG'), 'logo.png'],
  ['a WebP', webp, isOf('WebP'), 'logo.png'],
  ['an AVIF', plainPicture(600, 9).avif().toBuffer(), isOf('AVIF'), 'logo.webp'],
  ['a GIF', animation('gif'), isOf('GIF'), 'logo.png'],
  ['an SVG by another name', svg(), isOf('SVG'), 'logo.png'],
  ['a PNG by another name', png, isOf('PNG')],
  ['a compressed SVG', gzipSync(svg()), isOf('SVGZ')],
  ['no PNG', 'hello', cutOff, 'logo.png'],
  ['a PNG without its end', png.then((data) => data.subarray(0, -13)), cutOff, 'logo.png'],
  ['a WebP without its end', webp.then((data) => data.subarray(0, -9)), cutOff, 'logo.webp'],
  ['small', plainPicture(200, 80).toBuffer(), 'has 200 pixels on its longer side', 'logo.png'],
  ['a moving PNG', apng, moves, 'logo.png'],
  ['a moving WebP', animation('webp'), moves, 'logo.webp'],
  [
    'all transparent',
    sharp({ create: { width: 600, height: 9, channels: 4, background: '#fff0' } })
      .png()
      .toBuffer(),
    blank,
    'logo.png',
  ],
  ['no SVG', 'hello', 'is no valid SVG'],
  [
    'broken',
    `<svg ${NAMESPACE} viewBox="0 0 9 9">\n<path`,
    'is no valid SVG, so that browsers show',
  ],
  ['of an unknown prefix', svg('<use xlink:href="#a"/>'), 'In line 1: unbound'],
  ['of an unknown entity', svg('<title>&nbsp;</title>'), 'undefined entity'],
  ['with two of an attribute', svg('<g id="a" id="b"/>'), 'duplicate attribute'],
  ['of hidden markup', `<!DOCTYPE svg [<!ENTITY a "<g/>">]>${svg('&a;')}`, 'undefined'],
  ['a web page', '<html><body><svg/></body></html>', rootIs('<html>')],
  ['without a namespace', fixture('no-namespace.svg'), rootIs('<svg>')],
  [
    'in a wrong namespace',
    '<svg xmlns="https://www.w3.org/2000/svg"/>',
    rootIs('<svg xmlns="https://www.w3.org/2000/svg">'),
  ],
  [
    'in a prefix’s namespace',
    '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    rootIs('<s:svg>'),
  ],
  ['in UTF-16', Buffer.from(`\ufeff${svg()}`, 'utf16le'), 'is not saved as UTF-8'],
  ['in windows-1252', Buffer.from(svg('<!-- é -->'), 'latin1'), 'is not saved as UTF'],
  ['without a size', fixture('no-size.svg'), noSize],
  ['of percentages', svg('', 'width="100%" height="100%"'), noSize],
  ['of no width', svg('', 'width="0" height="9" viewBox="0 0 9 9"'), noSize],
  ['of an empty view', svg('', 'viewBox="0 0 0 9"'), noSize],
  ['text', svg('<text>Hi</text>'), 'contains text, for which visitors may lack'],
  ['heavy', svg('<g/>'.repeat(60_000)), 'has 241 kB instead of at most 200'],
  ['a linked picture', fixture('linked-image.svg'), link('logo-rgb.png')],
  ['a part of another file', svg('<use href="a.svg#b"/>'), link('a.svg#b')],
  ['a filter of another file', svg('<g filter="url(a.svg#b)"/>'), link('a.svg#b')],
  ['an imported style', svg('<style>@import "a.css";</style>'), link('@import "a.css"')],
  ['a linked font', svg('<style>@font-face{src:url(a.woff2)}</style>'), link('a.woff2')],
  ['a linked style', `<?xml-stylesheet href="a.css"?>${svg()}`, link('href="a.css"')],
  [
    'an embedded WebP, which icons would lack',
    webp.then((data) => embedded('webp', data)),
    'needs another file, which browsers don’t load in a picture: data:image/webp',
  ],
  ['a script', svg('<script>1</script>'), 'contains a script, which runs nowhere'],
  ['an event', svg('<g onclick="1"/>'), 'contains a script, which runs nowhere: onclick'],
  ['a link that runs', svg('<a href=" javascript:1"/>'), 'contains a script'],
  ['HTML', svg('<foreignObject/>'), 'contains HTML or'],
  ['moving elements', svg('<animate attributeName="x"/>'), moves],
  ['moving styles', svg('<style>g{animation:a 1s}</style>'), moves],
  ['as the device likes', svg('<style><![CDATA[@media print{}]]></style>'), '@media'],
  ['for dark devices', svg('<style media="(color)">g{}</style>'), 'everywhere: (color)'],
  ['of nested rules', svg('<style>g{fill:red;path{fill:blue}}</style>'), 'everywhere: {'],
  ['of new colours', svg('<g fill="oklch(0.5 0.3 264)"/>'), 'everywhere: oklch('],
  ['of a false encoding', `<?xml version="1.0" encoding="UTF-16"?>${svg()}`, 'UTF-8'],
  ['of variables', svg('<g style="fill:var(--a)"/>'), 'var('],
  ['not drawn', svg('', 'viewBox="50 50 9 9"'), blank],
  ['only for use', `<svg ${NAMESPACE} viewBox="0 0 9 9"><defs>${shape}</defs></svg>`, blank],
  ['invisible', svg('', 'viewBox="0 0 9 9" opacity="0"'), blank],
  ['unfilled', svg('', 'viewBox="0 0 9 9" fill="none"'), blank],
])(
  'A logo that is or has %s is one problem, with its reason',
  async (_, content, reason, ...name) => {
    expect(await problemsOf(content, ...name)).toEqual([expect.stringContaining(reason)]);
  },
);
