/** Checks that each picture in the content exists in `content/pictures/` and that the build can use it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { listFiles, readJson } from '../files/files';
import { problemAt } from '../json';
import { aboutModel } from '../model';
import { isFitLogo, isLogoPath, isPicturePath, pictureFile } from '../pictures';
import type { Message, Problem } from '../problem';
import { schemaAt } from '../schemaAt';
import { type Path, valueAt, valuesIn } from '../texts';
import { say } from '../words';

const FOLDER = 'content/pictures';
const FORMATS = ['jpeg', 'png', 'webp', 'heif'];
/** More than most phones take; the build needs up to four bytes of memory per pixel. */
const MAX_PIXELS = 60_000_000;

const ABOUT = 'content/about.json';

export async function pictureProblems(root: string): Promise<Problem[]> {
  const pictures = await eachPicture(root, (file) => problemWith(root, file, inspectPicture));
  const company = readJson(root, 'content/company.json');
  const logo = 'problem' in company ? undefined : valueAt(company.value, ['logo']);
  if ('problem' in company || !isLogoPath(logo)) return pictures;
  const problem = await problemWith(root, pictureFile(logo), inspectLogo);
  return problem ? [problemAt(company, ['logo'], problem), ...pictures] : pictures;
}

/** Pictures that are smaller than their places: they would look blurred. */
export const smallPictures = (root: string): Promise<Problem[]> =>
  eachPicture(root, async (file, path) => {
    const field = schemaAt(aboutModel, path);
    const least = Number(field && z.globalRegistry.get(field)?.minWidth);
    const picture = await readFile(join(root, file))
      .then((bytes) => sharp(bytes).metadata())
      .catch(() => undefined);
    const width = picture?.autoOrient.width ?? least;
    if (width >= least) return undefined;
    return { problem: `refers to ${file}: ${say('smallPicture', { width, minimum: least })}` };
  });

async function eachPicture(
  root: string,
  inspect: (file: string, path: Path) => Promise<Message | undefined>,
): Promise<Problem[]> {
  const json = readJson(root, ABOUT);
  if ('problem' in json) return [];
  const checks = picturesIn(json.value).map(async ({ path, picture }) => {
    const problem = await inspect(pictureFile(picture), path);
    return problem ? [problemAt(json, path, problem)] : [];
  });
  return (await Promise.all(checks)).flat();
}

/** With their paths in the file. */
export const picturesIn = (value: unknown) =>
  [...valuesIn(value)].flatMap(([path, picture]) =>
    isPicturePath(picture) ? [{ path, picture }] : [],
  );

async function problemWith(
  root: string,
  file: string,
  inspect: (bytes: Buffer, file: string) => Promise<string | undefined>,
): Promise<Message | undefined> {
  const files = listFiles(root, FOLDER);
  if (!files.includes(file)) {
    const names = files.map((one) => one.replace('content', '')).filter(isPicturePath);
    return {
      problem: `refers to ${file}, which does not exist`,
      fix: `Put the picture there, or choose one of: ${names.join(', ') || '(the folder is empty)'}.`,
    };
  }
  // Into memory first: sharp caches files by name, even after they change.
  const bytes = await readFile(join(root, file)).catch(() => Buffer.of());
  const problem = await inspect(bytes, file);
  return problem === undefined ? undefined : { problem: `refers to ${file}, which ${problem}` };
}

const DAMAGED = 'is not a picture or is damaged. Save it again as JPEG, PNG, WebP or AVIF.';

async function inspectPicture(bytes: Buffer): Promise<string | undefined> {
  try {
    // As strict as gatsby-plugin-sharp. The size has its own message and is checked before decoding.
    const image = sharp(bytes, { failOn: 'warning', limitInputPixels: false });
    const { format, width, height, pages = 1 } = await image.metadata();
    if (!FORMATS.includes(format)) return DAMAGED;
    if (pages > 1) return 'is animated or contains several pictures. Save one of them.';
    if (width * height > MAX_PIXELS)
      return `has ${width} × ${height} pixels instead of at most ${MAX_PIXELS / 1_000_000} million. Save it smaller.`;
    await image.resize(16).raw().toBuffer();
    return undefined;
  } catch {
    return DAMAGED;
  }
}

async function inspectLogo(bytes: Buffer, file: string): Promise<string | undefined> {
  const picture = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const isSvg = file.toLowerCase().endsWith('.svg');
  // Browsers don't draw an SVG by any other name, nor anything else by this one.
  const isNamedRightly = isSvg === (picture?.format === 'svg');
  const isFit = isFitLogo(
    isNamedRightly ? picture : undefined,
    isSvg ? bytes.toString() : undefined,
  );
  return isFit ? undefined : say('unfitLogo');
}
