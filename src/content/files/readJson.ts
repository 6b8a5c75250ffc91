/** Reads the content's JSON files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JsonFile, parseJson } from '../parseJson';
import type { Message, Problem } from '../problem';

/** The file's content with line numbers, or what keeps it from being read. */
export function readJson(root: string, file: string): JsonFile | Problem {
  const bytes = readBytes(join(root, file));
  if (!Buffer.isBuffer(bytes)) return { file, key: '', ...bytes };
  const source = decode(bytes);
  if (source === undefined) return { file, key: '', line: brokenLine(bytes), ...notText };
  return parseJson(file, source);
}

const missing = { problem: 'is missing', fix: 'Create it, or bring it back from the history.' };
const notText = { problem: 'is not UTF-8 text', fix: 'Save the file again as UTF-8.' };
/** By the system's name of the error; every other means that there is no such file. */
const unreadable: Record<string, Message> = {
  EISDIR: { problem: 'is a folder', fix: 'Put a file of this name in its place.' },
  EACCES: { problem: 'may not be read', fix: 'Give yourself the right to read it.' },
  ELOOP: { problem: 'is a link to itself', fix: 'Put the file itself in its place.' },
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

/** A decoder that may not fail writes U+FFFD where letters are broken. */
function brokenLine(bytes: Buffer): number {
  const [before = ''] = bytes.toString().split('\uFFFD', 1);
  return before.split('\n').length;
}
