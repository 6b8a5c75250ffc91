/** Checks that each picture the content names lies in `content/pictures/` and can be decoded. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { JsonFile } from './json';
import { isPicturePath, type Problem } from './model';
import { dotted, type Path } from './path';

const FORMATS = ['jpeg', 'png', 'webp', 'heif'];

/** `/pictures/x.jpg`, as content writes it, in the project's folder. */
function pictureFile(picture: string): string {
  return `content${picture}`;
}

/** Problems with the picture files that `json` names, wherever in it they are named. */
export async function pictureProblems(root: string, json: JsonFile): Promise<Problem[]> {
  const checks = picturesIn(json.value, []).map(async ({ path, picture }) => {
    const said = await inspect(root, picture);
    return said && { file: json.file, line: json.lineOf(path), key: dotted(path), ...said };
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

async function inspect(root: string, picture: string) {
  const file = pictureFile(picture);
  const names = listPictures(root);
  if (!names.includes(file)) {
    return {
      problem: `names ${file}, which does not exist`,
      fix: `Put the picture there, or choose one of: ${names.join(', ') || '(the folder is empty)'}.`,
    };
  }
  try {
    const image = sharp(join(root, file), { failOn: 'error' });
    const { format } = await image.metadata();
    if (!FORMATS.includes(format)) throw new Error(`format ${format}`);
    await image.resize(16).toBuffer();
    return undefined;
  } catch {
    return {
      problem: `names ${file}, which is not a picture or is damaged`,
      fix: 'Save it again as JPEG, PNG, WebP or AVIF.',
    };
  }
}

function listPictures(root: string): string[] {
  try {
    return readdirSync(join(root, 'content/pictures'), { recursive: true, encoding: 'utf8' })
      .map((name) => `content/pictures/${name.replaceAll('\\', '/')}`)
      .sort();
  } catch {
    return [];
  }
}
