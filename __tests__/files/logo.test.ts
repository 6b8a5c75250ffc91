/** @jest-environment node */
import sharp from 'sharp';
import { checkContent } from '../../src/files/check';
import { contentOfEachTest, put, writeIn } from '../model/project';
import { plainPicture } from '../model/samplePictures';

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

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (inner = '', attributes = 'viewBox="0 0 90 30"') =>
  `<svg ${NAMESPACE} ${attributes}><path d="M0 0h9v9z"/>${inner}</svg>`;
const line = (units: number) =>
  `<svg ${NAMESPACE} viewBox="0 0 ${units} ${units}"><path d="M0 0h${units}v1H0z"/></svg>`;
const png = plainPicture(600, 100).toBuffer();
const webp = plainPicture(100, 512).webp().toBuffer();

test.each<[string, Content, string?]>([
  ['an SVG', svg()],
  ['with a width and a height only', svg('', 'width="9mm" height="9"')],
  ['without a size', svg('', '')],
  ['of many units', svg('<path d="M0 0h21000v9000z"/>', 'viewBox="0 0 21000 29700"')],
  ['with a byte-order mark', `\ufeff${svg()}`],
  ['with a long comment first', `<!-- <text> ${'licence '.repeat(300)}-->${svg()}`],
  [
    'in windows-1252',
    Buffer.from(`<?xml version="1.0" encoding="windows-1252"?>${svg('<desc>é</desc>')}`, 'latin1'),
  ],
  ['heavy, as only what is drawn is published', svg('<g/>'.repeat(60_000))],
  ['with a script, which is not published', svg('<script>1</script><g onclick="1"/>')],
  ['moving, as it is drawn once', svg('<animate attributeName="x"/>')],
  ['one hairline that can be seen', line(500)],
  ['a PNG', png, 'logo.png'],
  ['a hairline as a PNG', plainPicture(2000, 1).toBuffer(), 'logo.png'],
  ['a WebP, as the editor saves a PNG', webp, 'LOGO.WebP'],
  ['a JPEG by another name', plainPicture(600, 100).jpeg().toBuffer(), 'logo.png'],
])('The logo may be %s', async (_, ...logo) => {
  expect(await problemsOf(...logo)).toEqual([]);
});

const notNamed = 'is not an SVG, PNG or WebP picture';
const damaged = 'is cut off, damaged or no picture';
const blank = 'draws nothing';
const text = 'contains text, whose font may be missing';

test.each<[string, Content, string, string?]>([
  ['another kind of file', undefined, notNamed, 'logo.gif'],
  ['outside', undefined, notNamed, '../logo.svg'],
  ['missing', undefined, 'which does not exist', 'none.svg'],
  ['empty', '', 'is empty'],
  ['a pointer', 'version https://git-lfs.github.com/spec/v1\n', 'Git LFS', 'logo.png'],
  ['no PNG', 'hello', damaged, 'logo.png'],
  ['a PNG without its end', png.then((data) => data.subarray(0, -13)), damaged, 'logo.png'],
  ['a WebP without its end', webp.then((data) => data.subarray(0, -9)), damaged, 'logo.webp'],
  ['small', plainPicture(200, 80).toBuffer(), 'has 200 pixels on its longer side', 'logo.png'],
  ['a broken SVG', `<svg ${NAMESPACE} viewBox="0 0 9 9">\n<path`, damaged],
  ['a web page', '<html><body><svg/></body></html>', damaged],
  ['of an empty view', svg('', 'viewBox="0 0 0 9"'), damaged],
  // Browsers draw these two, but the build can't.
  ['in UTF-16', Buffer.from(`\ufeff${svg()}`, 'utf16le'), damaged],
  ['with a prefix', `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>`, damaged],
  ['text', svg('<text>Hi</text>'), text],
  ['text with a prefix', svg('<s:text xmlns:s="http://www.w3.org/2000/svg">Hi</s:text>'), text],
  ['all transparent', transparent(600, 9), blank, 'logo.png'],
  ['not drawn', svg('', 'viewBox="50 50 9 9"'), blank],
  ['invisible', svg('', 'viewBox="0 0 9 9" opacity="0"'), blank],
  [
    'only a linked picture',
    `<svg ${NAMESPACE} viewBox="0 0 9 9"><image href="a.png" width="9" height="9"/></svg>`,
    blank,
  ],
  ['one hairline that nobody could see', line(30_000), blank],
])(
  'A logo that is or has %s is one problem, with its reason',
  async (_, content, reason, ...name) => {
    expect(await problemsOf(content, ...name)).toEqual([expect.stringContaining(reason)]);
  },
);

function transparent(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 4, background: '#fff0' } as const;
  return sharp({ create }).png().toBuffer();
}
