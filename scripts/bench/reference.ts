/** Makes the reference page in each language, and the files it needs beside the site's own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { buildSync } from 'esbuild';
import { readCompany, readSite, readTranslation } from '../../src/content/files/read';
import { describeLanguage, localizedPath } from '../../src/content/languages/languages';
import { readBuiltPage } from './builtPage';
import { referencePage } from './referencePage';

export interface MeasuredPage {
  language: string;
  /** Addresses on the server that serves both. */
  ours: string;
  reference: string;
}

const SCRIPT = '/reference/script.js';

export function pagesToMeasure(root: string): MeasuredPage[] {
  const { languages, defaultLanguage } = readSite(root);
  return languages.map((language) => ({
    language,
    ours: localizedPath('/about/', language, language === defaultLanguage),
    reference: `/reference/${language}/`,
  }));
}

/** Their paths in the site's folder, with their contents. */
export async function referenceFiles(
  root: string,
  site: string,
  browser: Browser,
): Promise<Record<string, string>> {
  const pages = pagesToMeasure(root);
  const languages = pages.map(({ language, reference }) => ({
    ...describeLanguage(language),
    path: reference,
  }));
  const shared = {
    company: readCompany(root),
    languages,
    style: bundled('style.css'),
    headScript: bundled('headScript.ts'),
    script: SCRIPT,
  };
  const files: Record<string, string> = { [SCRIPT]: bundled('script.ts') };
  for (const { language: code, ours, reference } of pages) {
    const html = readFileSync(join(site, ours, 'index.html'), 'utf8');
    files[`${reference}index.html`] = referencePage({
      ...shared,
      words: readTranslation(root, code),
      language: describeLanguage(code),
      built: await readBuiltPage(browser, html),
    });
  }
  return files;
}

function bundled(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, 'reference', file)],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    supported: { nesting: true },
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
