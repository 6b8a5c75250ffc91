/** Content with an attack in every text in every language, and functions that detect whether one succeeds. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { contentRoot } from '../../src/files/contentRoot';
import { readAbout } from '../../src/files/read';
import { jsonText } from '../../src/model/json';
import type { About } from '../../src/model/model';
import { attackAbout, attackCompany, attackWords } from '../model/hostile';
import { filesOf } from '../tools/wordFiles';
import { company, languages } from './site';

const root = contentRoot();

export const hostile = languages.map(({ code, words, pathOf }, index) => ({
  code,
  pathOf,
  words: attackWords(words, index),
}));

export const hostileCompany = attackCompany(company);

/** File names may contain everything except a slash. */
const pictures = [
  '<img src=x onerror=ran()>',
  '" onerror="ran()',
  'javascript:ran(), 2x',
  "'); ran('",
].map((name) => `/pictures/${name}.jpg`);

/** With attacks in the descriptions and in the names of pictures. */
const hostileAbout: About = attackAbout(readAbout(root));
const photo = readFileSync(join(root, 'content', hostileAbout.mission.file));
for (const [index, file] of pictures.entries())
  Object.assign(hostileAbout.collage[index] ?? {}, { file });

export const hostileWords = () =>
  Object.fromEntries(hostile.flatMap(({ code, words }) => Object.entries(filesOf(code, words))));

export const hostileFiles: Record<string, string | Buffer> = {
  ...Object.fromEntries(pictures.map((file) => [`content${file}`, photo])),
  'content/company.json': jsonText(hostileCompany),
  'content/about.json': jsonText(hostileAbout),
  ...hostileWords(),
};

/** Returns a function that returns what ran. */
export async function watch(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  page.on('dialog', async (dialog) => {
    seen.push(dialog.message());
    await dialog.dismiss();
  });
  await page.exposeFunction('ran', () => seen.push('a script'));
  // Hovering over an attack could start it, too.
  return async () => {
    for (const link of await page.getByRole('main').getByRole('link').all()) await link.hover();
    return seen;
  };
}

/** Runs in the browser. Returns every attribute through which the document could run text as a program. */
export function executableAttributes(): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(
        ({ name, value }) =>
          name.startsWith('on') ||
          name === 'srcdoc' ||
          (/^(href|src|action|formaction|data|xlink:href)$/.test(name) &&
            !/^(https?|mailto|tel|blob):|^[/#]/.test(value)),
      )
      .map(({ name, value }) => `${element.localName} ${name}=${value}`),
  );
}
