/** New pictures: refuses those that are too small for their places or can't be used, and keeps their names apart. */
import { z } from 'zod';
import type { ContentOf, NewPicture, Path } from '..';
import type { EditingSession } from './EditingSession';
import { entriesIn, entryNames, kindOf } from './entries';
import { say } from './messages';
import { type NamedProblem, nameOf } from './problems';
import { entryName, pictures, site } from './site';
import { formatPath, valueAt, valuesIn } from './values';

type Upload = [path: Path, address: string];

/** Whether a value of a form is a picture: the path of one that is saved, or the address of an upload. */
export const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && (value.startsWith('blob:') || value.startsWith(`${pictures.path}/`));

/** The file of a picture in the project: `content/pictures/x.jpg` for `/pictures/x.jpg`. */
const pictureFile = (value: string) => value.replace(pictures.path, () => pictures.folder);

/** The pictures in a form that are not saved yet: their values are addresses of blobs. */
const uploadsIn = (data: unknown): Upload[] =>
  [...valuesIn(data)].filter(
    (entry): entry is Upload => typeof entry[1] === 'string' && entry[1].startsWith('blob:'),
  );

/** Reads a picture where it is saved; undefined if it does not exist. */
type ReadPicture = (file: string) => Promise<Blob | undefined>;

/**
 * What is wrong with pictures that are new in the form, in none of its `earlier` values: uploads, and others that are saved
 * already.
 */
export async function pictureProblems(
  name: string,
  data: unknown,
  earlier: unknown[],
  read: ReadPicture,
  contentOf: ContentOf,
): Promise<NamedProblem[]> {
  // In a list, it may have moved.
  const placed = (path: Path, value: string) => formatPath(path).replace(/\d+/g, '') + value;
  const before = new Set(
    earlier.flatMap((values) =>
      [...valuesIn(values)].map(([path, value]) => placed(path, `${value}`)),
    ),
  );
  const checks = [...valuesIn(data)].map(async ([path, value]) => {
    if (!isPicture(value) || before.has(placed(path, value))) return [];
    const picture = value.startsWith('blob:')
      ? await blobAt(value)
      : await read(pictureFile(value));
    if (!picture?.size) return [];
    const drawing = await drawingOf(picture);
    const bytes = new Uint8Array(await picture.arrayBuffer());
    const problem = await site.pictureProblem?.(name, path, { bytes, drawing }, contentOf);
    return problem ? [problemAt(name, path, problem)] : [];
  });
  return (await Promise.all(checks)).flat();
}

const problemAt = (name: string, path: Path, problem: string): NamedProblem => {
  const key = formatPath(path);
  return { key, text: `${nameOf(name, key)}: ${problem}` };
};

/** Whether the CMS knows that a picture is there. */
type IsKnown = (file: string) => boolean;

/**
 * The CMS looks for another picture of the same name only among those that it knows, and not in the same save. `values`
 * have the names. A save that failed may have written the same picture already.
 */
export async function nameProblems(
  entry: string,
  data: unknown,
  values: unknown,
  isKnown: IsKnown,
  read: ReadPicture,
): Promise<NamedProblem[]> {
  const uploads = uploadsIn(data).map(([path, address]) => {
    const file = pictureFile(String(valueAt(values, path)));
    return { path, file, address };
  });
  // It was converted after the CMS had read the form.
  const late = uploads.find(({ path }) => valueAt(values, path) === undefined);
  if (late) return [problemAt(entry, late.path, say('notReady'))];
  const problems = uploads.map(async ({ path, file, address }, index) => {
    const existing = isKnown(file) ? undefined : await read(file);
    if (existing && !(await isSamePicture(existing, await blobAt(address))))
      return [problemAt(entry, path, say('nameTaken', { file }))];
    const others = uploads.slice(0, index).filter((upload) => upload.file === file);
    for (const other of others)
      if (!(await isSamePicture(await blobAt(address), await blobAt(other.address)))) {
        const { key, text } = problemAt(entry, path, say('sameName', { file }));
        return [{ key, text: `${nameOf(entry, formatPath(other.path))}, ${text}` }];
      }
    return [];
  });
  return (await Promise.all(problems)).flat();
}

/** A restored draft may have pictures that were renamed or deleted since. */
export async function goneProblems(
  entry: string,
  data: unknown,
  values: unknown,
  isKnown: IsKnown,
  read: ReadPicture,
): Promise<NamedProblem[]> {
  const uploads = new Set(uploadsIn(data).map(([path]) => formatPath(path)));
  const problems = [...valuesIn(values)].map(async ([path, value]) => {
    const key = formatPath(path);
    if (!isPicture(value) || uploads.has(key)) return [];
    if (isKnown(pictureFile(value)) || (await read(pictureFile(value)))) return [];
    return [problemAt(entry, path, say('pictureGone', { file: pictureFile(value) }))];
  });
  return (await Promise.all(problems)).flat();
}

/** Says that a file can't be dropped or pasted there, and where it can. */
export const refuseFile = (): void =>
  window.alert(say('noFileHere', { entry: entryName(entryNames().find(hasPictures) ?? '') }));

const hasPictures = (name: string) =>
  JSON.stringify(z.toJSONSchema(kindOf(name).model, { io: 'input' })).includes(
    '"format":"picture"',
  );

/** A file's name and ending. */
const partsOf = (name: string) => /^(.*?)(\.\w+)?$/s.exec(name)?.slice(1) ?? [];

/** A name as the CMS writes it, but for the signs between its words. */
const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .toLowerCase();

/** A file's own name, as the CMS compares it with those of other files, and the one that it gets as WebP. */
function savedNames(name: string): string[] {
  const [stem = '', ending = ''] = partsOf(name.toLowerCase());
  return [ending, ending === '.svg' ? ending : '.webp'].map((one) => slugOf(stem) + one);
}

/** Whether a text has this name, and not only as a part of another one. */
function isNamed(text: string, name: string): boolean {
  const [before = '', after] = text.split(name);
  return after !== undefined && !/[\p{L}\p{N}._-]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after);
}

/** The file under a name of its own, as phones call every photo the same; undefined if it can't be used here. */
export function takeFile(
  { open, contents, settings }: EditingSession,
  file: File,
  title: string,
): File | undefined {
  if (open) {
    const [name = '', ending = ''] = partsOf(file.name);
    // What file systems don't take: longer names, and on Windows those of devices, of which the CMS would make none.
    const stem = name.slice(0, 80).replace(/^(con|prn|aux|nul|(com|lpt)\d)$/i, '$1-1');
    const key = slugOf(stem);
    const count = (open.fileNames.get(key) ?? 0) + 1;
    open.fileNames.set(key, count);
    const own = (count === 1 ? stem : `${stem}-${count}`) + ending;
    return own === file.name ? file : new File([file], own, { type: file.type });
  }
  // The page of all pictures knows no rules of forms.
  for (const entry of entriesIn(settings.languages))
    for (const [path, value] of valuesIn(contents.values.get(entry.file))) {
      if (!isPicture(value)) continue;
      const name = value.slice(pictures.path.length + 1);
      const [own = ''] = savedNames(name);
      if (!savedNames(file.name).includes(own) && !isNamed(title, name)) continue;
      const field = `${entryName(entry.name)} › ${nameOf(entry.name, formatPath(path))}`;
      window.alert(say('pictureInUse', { file: name, field }));
      return undefined;
    }
  return file;
}

const blobAt = async (address: string) => (await fetch(address)).blob();

async function isSamePicture(one: Blob, other: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await one.arrayBuffer());
  const others = new Uint8Array(await other.arrayBuffer());
  return bytes.length === others.length && bytes.every((byte, index) => byte === others[index]);
}

/** Resolves with undefined if the browser can't decode it. */
async function drawingOf(picture: Blob): Promise<NewPicture['drawing']> {
  const image = new Image();
  const address = URL.createObjectURL(picture);
  image.src = address;
  const drawing = await image.decode().then(
    () => drawPicture(image),
    () => undefined,
  );
  URL.revokeObjectURL(address);
  return drawing;
}

/** In pixels: the longer side of a picture that is drawn. */
const DRAWN = 1024;

function drawPicture(image: HTMLImageElement): NewPicture['drawing'] {
  const natural = { width: image.naturalWidth, height: image.naturalHeight };
  const scale = DRAWN / Math.max(natural.width, natural.height);
  const whole = (length: number) => Math.max(1, Math.round(length * scale));
  const [width, height] = [whole(natural.width), whole(natural.height)];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  // Firefox draws no SVG without a width.
  if (!context || !natural.width) return { ...natural, opacity: Uint8Array.of(255) };
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return { ...natural, opacity: Uint8Array.from(data.filter((_, index) => index % 4 === 3)) };
}
