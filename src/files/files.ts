/** Reads and writes the content's files. */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type JsonFile, jsonText, parseJson } from '../model/json';
import { say } from '../model/messages';
import { pictureFile } from '../model/pictures';
import { fileProblem, type Problem } from '../model/problem';
import { decodeText, isLfsPointer } from '../model/textFile';

/** Files that systems and editors leave behind: macOS, Windows, Linux, Office, Emacs, Vim, Synology. */
const LITTER =
  /^(\.(_.*|#.*|~.*|DS_Store|AppleDouble|localized|apdisk|directory|gitkeep|.*\.sw[a-p])|(Thumbs|ehthumbs|ehthumbs_vista)\.db|desktop\.ini|Icon\r|~\$.*|.*~|#.*#|__MACOSX|@eaDir)$/i;

export const isLitter = (path: string): boolean => LITTER.test(basename(path));

/**
 * The files in `folder` and below, in order, as paths from `root` with forward slashes, without litter. Links to folders
 * are not followed: they may form cycles.
 */
export function listFiles(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true })
      .filter(({ name }) => !isLitter(name))
      .flatMap((entry) => {
        const path = `${folder}/${entry.name}`;
        return entry.isDirectory() ? listFiles(root, path) : path;
      })
      .sort();
  } catch {
    return [];
  }
}

/** The listed path of a file, whose name may be in another Unicode form, as macOS writes it. */
export function findFile(root: string, file: string): string | undefined {
  const files = listFiles(root, dirname(file));
  const name = file.normalize('NFC');
  return (
    files.find((path) => path === file) ?? files.find((path) => path.normalize('NFC') === name)
  );
}

/** `picture` is a path in the content: `/pictures/lighthouse.jpg`. */
export function readPicture(root: string, picture: string): Buffer {
  const file = pictureFile(picture);
  return readFileSync(join(root, findFile(root, file) ?? file));
}

/** The text of a file, or the problem that prevents reading it. */
export function readText(root: string, file: string): string | Problem {
  try {
    const bytes = readFileSync(join(root, file));
    if (isLfsPointer(bytes)) return fileProblem(file, say('lfsPointer'));
    return decodeText(bytes) ?? fileProblem(file, say('notUtf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT'
      ? fileProblem(file, 'is missing', 'Create it, or restore it from Git.')
      : fileProblem(
          file,
          `cannot be read (${code})`,
          'Allow it to be read, or restore it from Git.',
        );
  }
}

/** The parsed file, or the problem that prevents reading it. */
export function readJson(root: string, file: string): JsonFile | Problem {
  const text = readText(root, file);
  return typeof text === 'string' ? parseJson(file, text) : text;
}

/** The value of a JSON file; undefined if it can't be read, which the check reports. */
export function valueIfValid(root: string, file: string): unknown {
  const json = readJson(root, file);
  return 'problem' in json ? undefined : json.value;
}

export const writeJson = (root: string, file: string, value: unknown): void =>
  writeFile(join(root, file), jsonText(value));

/** Writes a file, and makes its folder if needed. */
export function writeFile(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const file = existsSync(path) ? realpathSync(path) : path;
  if (existsSync(file)) accessSync(file, constants.W_OK);
  // Until it is complete it has another name, one of litter: a full disk must not empty the old file.
  const incomplete = `${file}.${process.pid}~`;
  try {
    writeFileSync(incomplete, content);
    renameSync(incomplete, file);
  } catch (error) {
    rmSync(incomplete, { force: true });
    throw error;
  }
}
