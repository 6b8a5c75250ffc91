/** Reads the content's files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JsonFile, parseJson } from '../parseJson';
import type { Message, Problem } from '../problem';

/** The parsed file, or the problem that prevents reading it. */
export function readJson(root: string, file: string): JsonFile | Problem {
  const source = readText(root, file);
  return typeof source === 'string' ? parseJson(file, source) : source;
}

/** The file's text, or the problem that prevents reading it. */
export function readText(root: string, file: string): string | Problem {
  const bytes = readBytes(join(root, file));
  if (!Buffer.isBuffer(bytes)) return { file, key: '', ...bytes };
  return decode(bytes) ?? { file, key: '', line: brokenLine(bytes), ...notText };
}

const missing = { problem: 'is missing', fix: 'Create it, or restore it from Git.' };
const notText = { problem: 'is not UTF-8 text', fix: 'Save the file again as UTF-8.' };
/** By error code; any other code means that the file does not exist. */
const unreadable: Record<string, Message> = {
  EISDIR: { problem: 'is a folder', fix: 'Replace it with a file of this name.' },
  EACCES: { problem: 'cannot be read: permission denied', fix: 'Give yourself read permission.' },
  ELOOP: { problem: 'is a link to itself', fix: 'Replace it with the file itself.' },
};

function readBytes(path: string): Buffer | Message {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return unreadable[code] ?? missing;
  }
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A lenient decoder writes U+FFFD for invalid bytes. */
function brokenLine(bytes: Buffer): number {
  const [before = ''] = bytes.toString().split('\uFFFD', 1);
  return before.split('\n').length;
}
