/** Checks that each picture in the content exists in `content/pictures/` and that the build can use it. */
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { listFiles } from '../files/listFiles';
import { readJson } from '../files/readJson';
import { isPicturePath, MAX_PICTURE_BYTES, pictureFile } from '../kinds';
import { aboutModel } from '../model';
import { type JsonFile, problemAt } from '../parseJson';
import { valuesIn } from '../path';
import type { Message, Problem } from '../problem';
import { schemaAt } from '../schemaAt';

const FOLDER = 'content/pictures';
const FORMATS = ['jpeg', 'png', 'webp', 'heif'];
/** More than most phones take; the build needs up to four bytes of memory per pixel. */
const MAX_PIXELS = 60_000_000;
/** The longest side that WebP allows; the build also encodes pictures as WebP. */
const MAX_SIDE = 16_383;

/** Problems with the picture files that `json` refers to. */
export async function pictureProblems(root: string, json: JsonFile): Promise<Problem[]> {
  const checks = picturesIn(json.value).map(async ({ path, picture }) => {
    const said = await inspectFile(root, pictureFile(picture), inspectPicture);
    return said && problemAt(json, path, said);
  });
  return (await Promise.all(checks)).filter((problem) => problem !== undefined);
}

/** Pictures that are smaller than their places: they would look blurred. */
export async function smallPictures(root: string): Promise<Problem[]> {
  const json = readJson(root, 'content/about.json');
  if ('problem' in json) return [];
  const checks = picturesIn(json.value).map(async ({ path, picture }) => {
    const field = schemaAt(aboutModel, path);
    const least = Number(field && z.globalRegistry.get(field)?.minWidth);
    const file = pictureFile(picture);
    const width = await widthOf(join(root, file));
    if (!(width < least)) return [];
    const problem = `refers to ${file}, which is ${width} pixels wide instead of at least ${least}`;
    const fix = 'It will look blurred. Choose a larger one.';
    return [problemAt(json, path, { problem, fix })];
  });
  return (await Promise.all(checks)).flat();
}

/** Of the upright picture; NaN if it can't be read, which `pictureProblems` reports. */
async function widthOf(path: string): Promise<number> {
  try {
    const { autoOrient } = await sharp(await readFile(path)).metadata();
    return autoOrient.width;
  } catch {
    return Number.NaN;
  }
}

/** With their paths in the file. */
export const picturesIn = (value: unknown) =>
  [...valuesIn(value)].flatMap(([path, picture]) =>
    isPicturePath(picture) ? [{ path, picture }] : [],
  );

/** `inspect` resolves with what is wrong with the file's content. */
export async function inspectFile(
  root: string,
  file: string,
  inspect: (path: string) => Promise<Message | undefined>,
): Promise<Message | undefined> {
  const files = listFiles(root, FOLDER);
  if (!files.includes(file)) {
    const names = files.map((one) => one.replace('content', '')).filter(isPicturePath);
    return {
      problem: `refers to ${file}, which does not exist`,
      fix: `Put the picture there, or choose one of: ${names.join(', ') || '(the folder is empty)'}.`,
    };
  }
  if (!(await isInFolder(root, file))) {
    return {
      problem: `refers to ${file}, which is a link to a file outside ${FOLDER}`,
      fix: 'Put the picture itself in the folder.',
    };
  }
  const { size } = await stat(join(root, file));
  const said = size > MAX_PICTURE_BYTES ? tooHeavy(size) : await inspect(join(root, file));
  return said && { ...said, problem: `refers to ${file}, which ${said.problem}` };
}

/** Reads the file into memory first: sharp caches files by name, even after they change. */
async function inspectPicture(path: string): Promise<Message | undefined> {
  try {
    const bytes = await readFile(path);
    if (isAnimated(bytes)) return animated;
    // As strict as gatsby-plugin-sharp. The size has its own message and is checked before decoding.
    const image = sharp(bytes, { failOn: 'warning', limitInputPixels: false });
    const { format, width, height, pages = 1 } = await image.metadata();
    if (!FORMATS.includes(format)) return damaged;
    if (pages > 1) return animated;
    if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE)
      return tooLarge(width, height);
    await image.resize(16).raw().toBuffer();
    return undefined;
  } catch {
    return damaged;
  }
}

const damaged = {
  problem: 'is not a picture or is damaged',
  fix: 'Save it again as JPEG, PNG, WebP or AVIF.',
};
const animated = {
  problem: 'is animated or contains several pictures',
  fix: "Save one of them as JPEG, PNG, WebP or AVIF. Animated pictures aren't supported.",
};

const SMALLER = 'Save it smaller; the page needs at most 1600 pixels in width.';

function tooHeavy(bytes: number): Message {
  const megabytes = (count: number) => Math.ceil(count / 1_000_000);
  return {
    problem: `has ${megabytes(bytes)} MB instead of at most ${megabytes(MAX_PICTURE_BYTES)}`,
    fix: SMALLER,
  };
}

function tooLarge(width: number, height: number): Message {
  return {
    problem: `has ${width} × ${height} pixels instead of at most ${MAX_PIXELS / 1_000_000} million, ${MAX_SIDE} a side`,
    fix: SMALLER,
  };
}

/** sharp reads only the first frame of an animated PNG, and cannot read an animated AVIF. */
function isAnimated(bytes: Buffer): boolean {
  const animation = bytes.indexOf('acTL');
  const isPng = bytes.toString('latin1', 1, 4) === 'PNG';
  const isSequence = bytes.toString('latin1', 4, 12) === 'ftypavis';
  return isSequence || (isPng && animation > 0 && animation < bytes.indexOf('IDAT'));
}

/** Whether the file is in the folder after resolving symbolic links. */
async function isInFolder(root: string, file: string): Promise<boolean> {
  try {
    const [folder, target] = await Promise.all(
      [FOLDER, file].map((one) => realpath(join(root, one))),
    );
    return target?.startsWith(`${folder}${sep}`) ?? false;
  } catch {
    return false;
  }
}
