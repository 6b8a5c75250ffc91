/** What set-up copies into the content: the logo, the imprint and the privacy notice. */
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { readCompany, readSite } from '../src/content/files/read';
import { readText } from '../src/content/files/readJson';
import { readLegalText } from '../src/content/files/readLegalText';
import { writeJson } from '../src/content/files/writeJson';
import { isLogoPath, pictureFile } from '../src/content/kinds';
import { type LegalPage, legalFile } from '../src/content/legalPages';
import { readLogo } from '../src/content/logoFile';
import { parseMarkdown } from '../src/content/markdown';
import { companyModel } from '../src/content/model';

interface FileQuestion {
  /** The question in plain words. */
  description: string;
  /** The file in the content. */
  present: (root: string) => string | undefined;
  problemOf: (file: string) => string | undefined | Promise<string | undefined>;
  /** Without a file, removes the one in the content. */
  write: (root: string, file: string | undefined) => void;
}

const logo: FileQuestion = {
  description:
    'Logo\n  The path of an SVG file, or of a PNG with at least 512 pixels on the longer side. Write - to leave it out.',
  present: (root) => readCompany(root).logo,
  async problemOf(file) {
    if (!isLogoPath(pathOf(file)))
      return 'is not an SVG, PNG or WebP picture. Write the path of such a file.';
    const found = await readLogo(file);
    return 'problem' in found ? `${found.problem}. ${found.fix}` : undefined;
  },
  write(root, file) {
    const path = file && pathOf(file);
    if (path) copy(file, join(root, pictureFile(path)));
    const company = { ...readCompany(root), logo: path };
    writeJson(root, 'content/company.json', companyModel.parse(company));
  },
};

const pathOf = (file: string) => `/pictures/logo${extname(file).toLowerCase()}`;

const legalText = (page: LegalPage, title: string): FileQuestion => ({
  description: `${title}\n  Many countries require it. The path of a text file in the default language; Markdown is understood. Write - to leave it out.`,
  present: (root) =>
    readLegalText(root, page, readSite(root).defaultLanguage) && fileOf(root, page),
  problemOf(file) {
    const text = readText('', file);
    if (typeof text === 'object') return `${text.problem}. ${text.fix}`;
    const [found] = parseMarkdown(text).problems;
    return found && `${found.problem}, in line ${found.line}. ${found.fix}`;
  },
  write(root, file) {
    const own = join(root, fileOf(root, page));
    if (file) copy(file, own);
    else rmSync(dirname(own), { recursive: true, force: true });
  },
});

const fileOf = (root: string, page: LegalPage) => legalFile(page, readSite(root).defaultLanguage);

export const fileQuestions = {
  logo,
  imprint: legalText('imprint', 'Imprint'),
  privacy: legalText('privacy', 'Privacy notice'),
};
type Name = keyof typeof fileQuestions;

const REMOVE = '-';

/** What is wrong with an answer: the path of a file on this computer, or `-`. */
export function problemOfFile(name: Name, answer: string) {
  if (answer === REMOVE) return undefined;
  const file = fileFrom(answer);
  if (!existsSync(file)) return `does not exist: ${file}. Write its whole path.`;
  return fileQuestions[name].problemOf(file);
}

export const setUpFile = (root: string, name: Name, answer: string) =>
  fileQuestions[name].write(root, answer === REMOVE ? undefined : fileFrom(answer));

/** Terminals put quotes around a file that is dropped on them. */
const fileFrom = (answer: string) =>
  answer
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/^~(?=\/)/, homedir());

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
