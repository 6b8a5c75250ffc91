/** Checks the owner's logo. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../files/readJson';
import { isLogoPath, pictureFile } from '../kinds';
import { readLogo } from '../logoFile';
import { type JsonFile, problemAt } from '../parseJson';
import type { Message, Problem } from '../problem';
import { inspectFile } from './pictures';

export async function logoProblems(root: string, json: JsonFile): Promise<Problem[]> {
  const file = logoIn(json);
  const message = file && (await inspectFile(root, file, inspectLogo));
  return message ? [problemAt(json, ['logo'], message)] : [];
}

/** Parts of an SVG that the page doesn't show, as they could load or run something. */
export async function logoWarnings(root: string): Promise<Problem[]> {
  const json = readJson(root, 'content/company.json');
  const file = 'problem' in json ? undefined : logoIn(json);
  if ('problem' in json || !file || !existsSync(join(root, file))) return [];
  const logo = await readLogo(join(root, file));
  if ('problem' in logo || !logo.leftOut.length) return [];
  return [
    problemAt(json, ['logo'], {
      problem: `refers to ${file}, of which the page leaves out ${listed(logo.leftOut)}`,
      fix: 'If the logo looks right on the page, you can ignore this. Otherwise export it as plain SVG.',
    }),
  ];
}

const listed = (parts: string[]) => new Intl.ListFormat('en').format(parts);

function logoIn({ value }: JsonFile): string | undefined {
  const { logo } = Object(value);
  return isLogoPath(logo) ? pictureFile(logo) : undefined;
}

async function inspectLogo(path: string): Promise<Message | undefined> {
  const logo = await readLogo(path);
  return 'problem' in logo ? logo : undefined;
}
