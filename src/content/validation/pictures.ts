/** Checks that each picture the content names lies in `content/pictures/` and can be built from. */
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import sharp from 'sharp';
import { listFiles } from '../files/listFiles';
import { isPicturePath, MAX_PICTURE_BYTES, pictureFile } from '../kinds';
import type { JsonFile } from '../parseJson';
import { formatPath, type Path } from '../path';
import type { Message, Problem } from '../problem';

const FOLDER = 'content/pictures';
const FORMATS = ['jpeg', 'png', 'webp', 'heif'];
/** Above what phones take; the build needs up to four bytes of memory for each. */
const MAX_PIXELS = 60_000_000;
/** WebP, which the build also makes of each picture, has no longer side. */
const MAX_SIDE = 16_383;

/** Problems with the picture files that `json` names, wherever in it they are named. */
export async function pictureProblems(root: string, json: JsonFile): Promise<Problem[]> {
  const files = listFiles(root, FOLDER);
  const checks = picturesIn(json.value, []).map(async ({ path, picture }) => {
    const said = await inspect(root, pictureFile(picture), files);
    return said && { file: json.file, line: json.lineOf(path), key: formatPath(path), ...said };
  });
  return (await Promise.all(checks)).filter((problem) => problem !== undefined);
}

function picturesIn(value: unknown, path: Path): { path: Path; picture: string }[] {
  if (isPicturePath(value)) return [{ path, picture: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    picturesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** `files` are all that lie in the folder. */
async function inspect(root: string, file: string, files: string[]): Promise<Message | undefined> {
  if (!files.includes(file)) {
    const names = files.map((one) => one.replace('content', '')).filter(isPicturePath);
    return {
      problem: `names ${file}, which does not exist`,
      fix: `Put the picture there, or choose one of: ${names.join(', ') || '(the folder is empty)'}.`,
    };
  }
  if (!(await isInFolder(root, file))) {
    return {
      problem: `names ${file}, which is a link to what is not in ${FOLDER}`,
      fix: 'Put the picture itself there.',
    };
  }
  const { size } = await stat(join(root, file));
  const said = size > MAX_PICTURE_BYTES ? tooHeavy(size) : await inspectPicture(join(root, file));
  return said && { ...said, problem: `names ${file}, which ${said.problem}` };
}

/** Read into memory first: sharp would remember by its name a file that is mended meanwhile. */
async function inspectPicture(path: string): Promise<Message | undefined> {
  try {
    const bytes = await readFile(path);
    if (isAnimated(bytes)) return animated;
    // As strict as gatsby-plugin-sharp; the size has its own message, and is looked at before decoding.
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
  problem: 'is animated or holds several pictures',
  fix: 'Save one of them as JPEG, PNG, WebP or AVIF: the page stands still.',
};

const SMALLER = 'Save it smaller: the page needs no more than 1600 pixels across.';

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

/** sharp sees only the first picture of an animated PNG, and none of an animated AVIF. */
function isAnimated(bytes: Buffer): boolean {
  const animation = bytes.indexOf('acTL');
  const isPng = bytes.toString('latin1', 1, 4) === 'PNG';
  const isSequence = bytes.toString('latin1', 4, 12) === 'ftypavis';
  return isSequence || (isPng && animation > 0 && animation < bytes.indexOf('IDAT'));
}

/** Whether it is there, in the folder, after all links have been followed. */
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
