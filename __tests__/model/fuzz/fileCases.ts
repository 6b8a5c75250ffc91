/** What can happen to files as a whole, and to pictures. */
import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { animation, plainPicture, samplePicture } from '../samplePictures';

/** Takes the path of the file, and the folder of the project. */
export type Change = (path: string, root: string) => unknown;

export function put(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function replaceBy(make: (path: string) => void): Change {
  return (path) => {
    rmSync(path);
    make(path);
  };
}

const noise = Buffer.from(Array.from({ length: 500 }, (_, i) => i * 7919));
const rewrite =
  (change: (bytes: Buffer) => Buffer): Change =>
  (path) =>
    writeFileSync(path, change(readFileSync(path)));
const filledWith =
  (content: string | Buffer): Change =>
  (path) =>
    writeFileSync(path, content);

/** After each of them, the content check names the file. */
export const harmfulChanges: Record<string, Change> = {
  missing: (path) => rmSync(path),
  'missing with its folder': (path) => rmSync(dirname(path), { recursive: true }),
  empty: filledWith(''),
  'spaces only': filledWith(' \n\n '),
  'null bytes': filledWith(Buffer.alloc(1000)),
  'null only': filledWith('null'),
  'a list': filledWith('[]'),
  'a text': filledWith('"text"'),
  'an empty group': filledWith('{}'),
  'a web page': filledWith('<!doctype html><title>404</title>'),
  'a merge conflict': filledWith('<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> other\n'),
  'a hundred thousand brackets': filledWith('['.repeat(100_000)),
  'random bytes': filledWith(noise),
  'invalid UTF-8': rewrite((bytes) => Buffer.concat([bytes, Buffer.from([0xc0, 0x80])])),
  'UTF-16': rewrite((bytes) => Buffer.from(`\ufeff${bytes}`, 'utf16le')),
  'UTF-16 without a byte-order mark': rewrite((bytes) => Buffer.from(`${bytes}`, 'utf16le')),
  'UTF-8 with a byte-order mark': rewrite((bytes) => Buffer.from(`\ufeff${bytes}`)),
  'its content twice': rewrite((bytes) => Buffer.concat([bytes, bytes])),
  'a folder': replaceBy((path) => mkdirSync(path)),
  'a link to nothing': replaceBy((path) => symlinkSync('nothing', path)),
  'a link to itself': replaceBy((path) => symlinkSync(path, path)),
  'a link to its folder': replaceBy((path) => symlinkSync('.', path)),
  'its ending in capitals': (path) => renameSync(path, path.replace('.json', '.JSON')),
  'another ending': (path) => renameSync(path, `${path}.txt`),
};

/** No page needs them, but Gatsby reads every JSON file in `locales/`. */
export const brokenFiles = [
  'locales/ia/translation.json',
  'locales/en/extra.json',
  'locales/notes.JSON',
];

export const harmlessFiles: Record<string, string | Buffer> = {
  'content/notes.txt': 'not for the page',
  'content/other.json': '{ broken',
  'content/pictures/notes.txt': 'not a picture',
  'content/pictures/unused.jpg': 'not a picture',
  'content/pictures/.DS_Store': Buffer.alloc(10),
  'locales/notes.txt': '{ broken',
  'locales/en/translation.json~': '{ broken',
  'locales/en/extra.json': '{ "site": "<script>" }',
  'locales/ia/translation.json': '{}',
  'locales/not a language/translation.json': '{}',
};

const filledBy =
  (picture: () => Promise<Buffer>): Change =>
  async (path) =>
    writeFileSync(path, await picture());

/** Nearly all, most or a little of a picture lost, in each format. */
const cutOff = (['jpeg', 'png', 'webp', 'avif'] as const).flatMap((format) =>
  [2, 30, 80].map((share): [string, Change] => [
    `${format} cut off after ${share} %`,
    filledBy(async () => {
      const whole = await samplePicture().toFormat(format).toBuffer();
      return whole.subarray(0, (whole.length * share) / 100);
    }),
  ]),
);

const moveBehindLink = (path: string, elsewhere: string) => {
  renameSync(path, elsewhere);
  symlinkSync(elsewhere, path);
};

export const harmfulPictureChanges: Record<string, Change> = {
  ...Object.fromEntries(cutOff),
  empty: filledWith(''),
  text: filledWith('not a picture'),
  'a web page': filledWith('<!doctype html><script>alert(1)</script>'),
  SVG: filledWith('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g/></svg>'),
  'other bytes': filledWith(Buffer.alloc(500, 0xaa)),
  GIF: filledBy(() => samplePicture().gif().toBuffer()),
  TIFF: filledBy(() => samplePicture().tiff().toBuffer()),
  'an animated GIF': filledBy(() => animation('gif')),
  'too many pixels': filledBy(() => plainPicture(8001, 7501).toBuffer()),
  missing: (path) => rmSync(path),
  'its name in capitals': (path) =>
    renameSync(
      path,
      path.replace(/\w+$/, (end) => end.toUpperCase()),
    ),
  'a folder of its name': (path) => {
    renameSync(path, `${path}.jpg`);
    mkdirSync(path);
  },
  'behind a link out of content': (path, root) => moveBehindLink(path, join(root, 'elsewhere.jpg')),
  'a link to content': replaceBy((path) => symlinkSync('../about.json', path)),
  'a link to the system': replaceBy((path) => symlinkSync('/etc/hostname', path)),
  'a link to nothing': replaceBy((path) => symlinkSync('nothing.jpg', path)),
  'a link to itself': replaceBy((path) => symlinkSync(path, path)),
  'a link to its folder': replaceBy((path) => symlinkSync('.', path)),
};

export const harmlessPictureChanges: Record<string, Change> = {
  'one pixel': filledBy(() => samplePicture(1, 1).png().toBuffer()),
  PNG: filledBy(() => samplePicture().png().toBuffer()),
  WebP: filledBy(() => samplePicture().webp().toBuffer()),
  AVIF: filledBy(() => samplePicture().avif().toBuffer()),
  greyscale: filledBy(() => samplePicture().greyscale().jpeg().toBuffer()),
  'as wide as it may be': filledBy(() => plainPicture(16_383, 8).toBuffer()),
  'a link within its folder': (path) => moveBehindLink(path, `${path}.real.jpg`),
  'bytes after its end': (path) => appendFileSync(path, Buffer.alloc(1000)),
};

export const wrongPictureNames = [
  '/pictures/nobody.jpg',
  '/pictures/Lighthouse.JPG',
  '/pictures/lighthouse.jpeg',
  'lighthouse.jpg',
  'content/pictures/lighthouse.jpg',
  '/pictures/../pictures/lighthouse.jpg',
  '/pictures/./lighthouse.jpg',
  '/pictures//lighthouse.jpg',
  '/pictures\\lighthouse.jpg',
  '/pictures/lighthouse.jpg ',
  '/pictures/lighthouse.jpg?x',
  '/pictures/%6cighthouse.jpg',
  '/pictures/lighthouse\0.jpg',
  '/pictures/\n/../../company.json/.jpg',
  '/pictures/.jpg',
  '/pictures/',
  '/etc/hostname',
  'https://example.com/lighthouse.jpg',
  'javascript:alert(1)//.jpg',
  `/pictures/${'x'.repeat(5000)}.jpg`,
  '/pictures/__proto__.jpg',
];
