import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type LegalPage, legalFile } from '../legalPages';
import type { Problem } from '../problem';
import { readText } from './readJson';

/** The Markdown, or the problem that prevents reading it; undefined if the file is missing or blank. */
export function readLegalText(root: string, page: LegalPage, language: string) {
  const file = legalFile(page, language);
  const text: string | Problem = existsSync(join(root, file)) ? readText(root, file) : '';
  return typeof text === 'string' && text.trim() === '' ? undefined : text;
}
