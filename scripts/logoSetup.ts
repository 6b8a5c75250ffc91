/** Puts the owner's logo into the content. */
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { extname, join } from 'node:path';
import { readCompany } from '../src/content/files/read';
import { writeJson } from '../src/content/files/writeJson';
import { isLogoPath, pictureFile } from '../src/content/kinds';
import { readLogo } from '../src/content/logoFile';
import { companyModel } from '../src/content/model';

export const describeLogo =
  'Logo\n  The path of an SVG file, or of a PNG with at least 512 pixels on the longer side. Write - to leave it out.';

const REMOVE = '-';

/** What is wrong with an answer: the path of a file on this computer, or `-`. */
export async function problemOfLogo(answer: string): Promise<string | undefined> {
  if (answer === REMOVE) return undefined;
  const file = fileFrom(answer);
  if (!isLogoPath(pathOf(file)))
    return 'is not an SVG, PNG or WebP picture. Write the path of such a file.';
  if (!existsSync(file)) return `does not exist: ${file}. Write its whole path.`;
  const logo = await readLogo(file);
  return 'problem' in logo ? `${logo.problem}. ${logo.fix}` : undefined;
}

/** Copies the file to `content/pictures/logo.svg`, or `.png`. */
export function setUpLogo(root: string, answer: string): void {
  const { logo: _old, ...company } = readCompany(root);
  const file = fileFrom(answer);
  const logo = answer === REMOVE ? undefined : pathOf(file);
  if (logo) {
    mkdirSync(join(root, 'content/pictures'), { recursive: true });
    copyFileSync(file, join(root, pictureFile(logo)));
  }
  writeJson(root, 'content/company.json', companyModel.parse({ ...company, logo }));
}

const pathOf = (file: string) => `/pictures/logo${extname(file).toLowerCase()}`;

/** Terminals put quotes around a file that is dropped on them. */
const fileFrom = (answer: string) =>
  answer
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/^~(?=\/)/, homedir());
