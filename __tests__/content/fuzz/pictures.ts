/** What can happen to a picture: to its name in the content, its bytes, its place. */
import {
  appendFileSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { dotted } from '../../../src/content/path';
import {
  animatedAvif,
  animatedPng,
  animation,
  boastingJpeg,
  plainPicture,
  samplePicture,
  scratchedJpeg,
} from '../samplePictures';
import { about, isText, type Mutation, placesIn, write } from './mutation';
import type { Random } from './random';

type Deed = (path: string, root: string) => unknown;
type Content = () => string | Buffer | Promise<Buffer>;

const places = placesIn(about).filter(isText);

export function pictureMutations(random: Random): Mutation[] {
  const mutate = (outcome: Mutation['outcome'], what: string, apply: Deed): Mutation => {
    const { file, path, value } = random.pick(places);
    const key = dotted(path);
    const name = `picture ${what}: ${key} of ${file}`;
    const picture = `content${value}`;
    return {
      name,
      outcome,
      file,
      key,
      apply: async (root) => void (await apply(join(root, picture), root)),
    };
  };
  const writes = (content: Content) => async (path: string) => writeFileSync(path, await content());
  return [
    ...Object.entries(bad).map(([what, content]) => mutate('refused', what, writes(content))),
    ...Object.entries(good).map(([what, content]) => mutate('shown', what, writes(content))),
    ...parts.map(([what, content]) => mutate('refused', what, writes(content))),
    ...Object.entries(misplaced).map(([what, deed]) => mutate('refused', what, deed)),
    ...Object.entries(harmless).map(([what, deed]) => mutate('shown', what, deed)),
    ...names.map((name): Mutation => {
      const place = random.pick(places);
      const key = dotted(place.path);
      return {
        name: `picture ${JSON.stringify(name.slice(0, 80))}: ${key} of ${about}`,
        outcome: 'refused',
        file: about,
        key,
        apply: (root) => write(root, place, name),
      };
    }),
  ];
}

const bad: Record<string, Content> = {
  'of no bytes': () => '',
  'of text': () => 'not a picture',
  'of a web page': () => '<!doctype html><script>alert(1)</script>',
  'of a drawing': () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g/></svg>',
  'of other bytes': () => Buffer.alloc(500, 0xaa),
  'as GIF': () => samplePicture().gif().toBuffer(),
  'as TIFF': () => samplePicture().tiff().toBuffer(),
  'with a scratch': scratchedJpeg,
  'animated, WebP': () => animation('webp'),
  'animated, GIF': () => animation('gif'),
  'animated, PNG': animatedPng,
  'animated, AVIF': animatedAvif,
  'of too many pixels': () => plainPicture(8001, 7501).toBuffer(),
  'of far too many pixels': boastingJpeg,
  'too wide': () => plainPicture(16_400, 2).toBuffer(),
};

const good: Record<string, Content> = {
  'of one pixel': () => samplePicture(1, 1).png().toBuffer(),
  'as PNG': () => samplePicture().png().toBuffer(),
  'as WebP': () => samplePicture().webp().toBuffer(),
  'as AVIF': () => samplePicture().avif().toBuffer(),
  'in greys': () => samplePicture().greyscale().jpeg().toBuffer(),
  'as wide as it may be': () => plainPicture(16_383, 8).toBuffer(),
};

/** Nearly all, most or a little of a picture lost, in each format. */
const parts = (['jpeg', 'png', 'webp', 'avif'] as const).flatMap((format) =>
  [2, 30, 80].map((share): [string, Content] => [
    `cut off after ${share} %, ${format}`,
    async () => {
      const whole = await samplePicture().toFormat(format).toBuffer();
      return whole.subarray(0, (whole.length * share) / 100);
    },
  ]),
);

const misplaced: Record<string, Deed> = {
  gone: (path) => rmSync(path),
  'in other capitals': (path) =>
    renameSync(
      path,
      path.replace(/\w+$/, (end) => end.toUpperCase()),
    ),
  'too heavy': (path) => truncateSync(path, 26_000_000),
  'in a folder of its name': (path) => {
    renameSync(path, `${path}.jpg`);
    mkdirSync(path);
  },
  'behind a link out of content': (path, root) => link(path, join(root, 'elsewhere.jpg')),
  'behind a link out of its folder': (path, root) =>
    link(path, join(root, 'content/elsewhere.jpg')),
  'a link to content': (path) => relink(path, '../about.json'),
  'a link to the system': (path) => relink(path, '/etc/hostname'),
  'a link to nothing': (path) => relink(path, 'nothing.jpg'),
  'a link to itself': (path) => relink(path, path),
  'a link to its folder': (path) => relink(path, '.'),
};

const harmless: Record<string, Deed> = {
  'behind a link within its folder': (path) => link(path, `${path}.real.jpg`),
  'beside links that lead round in circles': (path) => {
    symlinkSync('.', join(path, '../round'));
    symlinkSync('.', join(path, '../and-round'));
  },
  'with something behind its end': (path) => appendFileSync(path, Buffer.alloc(1000)),
};

const names = [
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

function link(path: string, elsewhere: string): void {
  renameSync(path, elsewhere);
  symlinkSync(elsewhere, path);
}

function relink(path: string, target: string): void {
  rmSync(path);
  symlinkSync(target, path);
}
