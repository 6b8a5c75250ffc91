/** Checks that each picture in the content exists in `content/pictures/` and that the build can use it. */
import sharp from 'sharp';
import type { z } from 'zod';
import { PICTURE } from '../model/fieldTypes';
import { problemAt } from '../model/json';
import { type Drawing, logoProblem } from '../model/logo';
import { say } from '../model/messages';
import { sharedFiles } from '../model/model';
import { sizeProblem, targetSizeAt } from '../model/pictureSize';
import { type CollageSlot, isPicturePath, pictureFile } from '../model/pictures';
import type { Message, Problem } from '../model/problem';
import { schemaAt } from '../model/schemaAt';
import { isLfsPointer } from '../model/textFile';
import { type Path, valuesIn } from '../model/texts';
import { findFile, listFiles, readJson, readPicture } from './files';
import { drawLogo } from './logo';

const FORMATS = ['jpeg', 'png', 'webp', 'heif'];
/** More than most phones take; the build needs up to four bytes of memory per pixel. */
const MAX_PIXELS = 60_000_000;

export const checkPictureFiles = (root: string): Promise<Problem[]> =>
  eachPicture(root, async (picture, { minWidth }) => {
    const file = pictureFile(picture);
    if (!findFile(root, file)) {
      const files = listFiles(root, 'content/pictures');
      const names = files.map((path) => path.replace('content', '')).filter(isPicturePath);
      return {
        problem: `refers to ${file}, which does not exist`,
        fix: `Put the picture there, or choose one of: ${names.join(', ') || '(the folder is empty)'}.`,
      };
    }
    // Reads the file itself, as sharp caches files by name, even after they change.
    const inspect = async () => {
      const bytes = readPicture(root, picture);
      return typeof minWidth === 'number'
        ? inspectPicture(bytes)
        : logoProblem(bytes, () => inspectLogo(bytes));
    };
    const problem = await inspect().catch(() => 'cannot be read');
    return problem ? { problem: `refers to ${file}, which ${problem}` } : undefined;
  });

/** Pictures that are smaller than their places, in this look's collage: they would look blurred. */
export const smallPictures = (root: string, collage: CollageSlot[]): Promise<Problem[]> =>
  eachPicture(root, async (picture, { minWidth }, path) => {
    if (typeof minWidth !== 'number') return undefined;
    const { autoOrient } = await sharp(readPicture(root, picture)).metadata();
    const problem = sizeProblem(autoOrient, minWidth, targetSizeAt(path, collage));
    return problem ? { problem: `refers to ${pictureFile(picture)}: ${problem}` } : undefined;
  });

/** What `inspect` finds in the files that fields for pictures and the logo refer to. */
async function eachPicture(
  root: string,
  inspect: (picture: string, field: z.core.GlobalMeta, path: Path) => Promise<Message | undefined>,
): Promise<Problem[]> {
  const checks = Object.values(sharedFiles).flatMap(({ file, model }) => {
    const json = readJson(root, file);
    if ('problem' in json) return [];
    return [...valuesIn(json.value)].map(async ([path, value]) => {
      const field = schemaAt(model, path);
      const meta = field?.meta() ?? {};
      if (meta.format !== PICTURE || !field?.safeParse(value).success) return [];
      const problem = await inspect(String(value), meta, path);
      return problem ? [problemAt(json, path, problem)] : [];
    });
  });
  return (await Promise.all(checks)).flat();
}

const DAMAGED = 'is not a picture or is damaged. Save it again as JPEG, PNG, WebP or AVIF.';

async function inspectPicture(bytes: Buffer): Promise<string | undefined> {
  if (!bytes.length) return say('emptyFile');
  if (isLfsPointer(bytes)) return say('lfsPointer');
  try {
    // The options are gatsby-plugin-sharp's. The size has its own message and is checked before decoding.
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

async function inspectLogo(bytes: Buffer): Promise<Drawing | undefined> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const opacity = await sharp(await drawLogo(bytes))
      .extractChannel('alpha')
      .raw()
      .toBuffer();
    return { width, height, opacity };
  } catch {
    return undefined;
  }
}
