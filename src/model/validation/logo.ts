/** Checks the owner's logo. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { isLogoPath, pictureFile } from '../kinds';
import { logoProblem } from '../logo';
import { type JsonFile, problemAt } from '../parseJson';
import type { Message, Problem } from '../problem';
import { inspectFile } from './pictures';

export async function logoProblems(root: string, json: JsonFile): Promise<Problem[]> {
  const { logo } = Object(json.value);
  if (!isLogoPath(logo)) return [];
  const message = await inspectFile(root, pictureFile(logo), inspectLogo);
  return message ? [problemAt(json, ['logo'], message)] : [];
}

/** Resolves with what is wrong with the file. */
export async function inspectLogo(file: string): Promise<Message | undefined> {
  const bytes = await readFile(file);
  const picture = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const isSvg = file.toLowerCase().endsWith('.svg');
  // Browsers don't draw an SVG by any other name, nor anything else by this one.
  const isNamedRightly = isSvg === (picture?.format === 'svg');
  return logoProblem(isNamedRightly ? picture : undefined, isSvg ? bytes.toString() : undefined);
}
