/** Refuses pictures that are too small for their places, and logos that can't be used. */
import type { z } from 'zod';
import { logoProblem } from '../model/logo';
import { say } from '../model/messages';
import { schemaAt } from '../model/schemaAt';
import { formatPath, valuesIn } from '../model/texts';
import { type EntryName, kinds } from './entries';
import { nameOf } from './problems';

/** What is wrong with the pictures in a form that are not saved yet: their values are addresses of blobs. */
export async function uploadProblems(name: EntryName, data: unknown): Promise<string[]> {
  const uploads = [...valuesIn(data)].filter(
    (entry): entry is [(typeof entry)[0], string] =>
      typeof entry[1] === 'string' && entry[1].startsWith('blob:'),
  );
  const checks = uploads.map(async ([path, address]) => {
    const message = await problemOf(address, schemaAt(kinds[name].model, path));
    return message ? [`${nameOf(name, formatPath(path))}: ${message}`] : [];
  });
  return (await Promise.all(checks)).flat();
}

async function problemOf(address: string, field: z.ZodType | undefined): Promise<string> {
  const { minWidth: minimum } = field?.meta() ?? {};
  const image = new Image();
  image.src = address;
  const size = await image.decode().then(
    () => ({ width: image.naturalWidth, height: image.naturalHeight }),
    () => undefined,
  );
  // The CMS refuses what no browser can decode.
  if (typeof minimum === 'number')
    return size && size.width < minimum ? say('smallPicture', { width: size.width, minimum }) : '';
  const file = await (await fetch(address)).blob();
  const ending = /^image\/(\w+)/.exec(file.type)?.[1] ?? '';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const draw = async () => size && { ...size, isBlank: isBlank(image) };
  return (await logoProblem(bytes, ending, draw)) ?? '';
}

/** Not if it can't be known: Firefox draws no SVG without a width. */
function isBlank(image: HTMLImageElement): boolean {
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
  const context = canvas.getContext('2d');
  if (!context || !image.naturalWidth) return false;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return data.every((value, index) => index % 4 < 3 || value === 0);
}
