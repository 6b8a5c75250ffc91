/**
 * `npm run dev:pseudo`: as `npm run dev`, with a draft beside the other languages that is made of the
 * default one: every text accented, longer and in brackets. It goes when the command ends.
 */

import { rmSync, watchFile } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentRoot } from '../src/content/files/contentRoot';
import { readSite } from '../src/content/files/read';
import { writeJson } from '../src/content/files/writeJson';
import { pseudoLanguage } from '../src/content/languages/pseudo';
import { checkContent } from '../src/content/validation/check';
import { reportProblems } from '../src/content/validation/report';
import { run } from './run';

const root = contentRoot();

async function develop(): Promise<number> {
  const problems = await checkContent(root);
  if (problems.length) {
    console.error(reportProblems(problems));
    return 1;
  }
  const { code, file, words } = pseudoLanguage(root);
  removeAtEnd(dirname(file));
  writeJson(root, file, words);
  watchFile(original(), { interval: 500 }, refresh);
  console.log(`The pseudo-language will be at /${code}/about/`);
  return run('gatsby', ['develop']);
}

/** Also when it is ended from outside; Ctrl+C and a closed terminal end Gatsby with it. */
function removeAtEnd(folder: string): void {
  process.on('exit', () => rmSync(join(root, folder), { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM'] as const) {
    process.on(signal, () => process.exit(1));
  }
}

function original(): string {
  return join(root, 'locales', readSite(root).defaultLanguage, 'translation.json');
}

function refresh(): void {
  try {
    const { file, words } = pseudoLanguage(root);
    writeJson(root, file, words);
  } catch {
    // The original is broken at the moment, which Gatsby says; the next save is another chance.
  }
}

develop().then((code) => process.exit(code));
