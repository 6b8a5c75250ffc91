/** Refuses pictures that are too small for their places, and logos that can't be used. */
import type { z } from 'zod';
import { say } from '../model/messages';
import { isFitLogo } from '../model/pictures';
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
  const svg = file.type === 'image/svg+xml' ? await file.text() : undefined;
  return isFitLogo(size, svg) ? '' : say('unfitLogo');
}
