/** Content with an attack in every text in every language, and functions that detect whether one succeeds. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { contentRoot } from '../../src/model/files/contentRoot';
import { readAbout, readSite } from '../../src/model/files/read';
import { jsonText } from '../../src/model/json';
import type { About } from '../../src/model/model';
import { attackAbout, attackCompany, attackWords } from '../model/hostile';
import { describeInPseudo } from '../pseudo';
import { filesOf } from '../wordFiles';
import { pseudo } from './pseudoSite';
import { company, languages } from './site';

export const hostile = languages.map(({ code, words, pathOf }, index) => ({
  code,
  pathOf,
  words: attackWords(words, index),
}));

export const hostileCompany = attackCompany(company);

const { defaultLanguage } = readSite(contentRoot());

/** File names may contain everything except a slash. */
const names = [
  '<img src=x onerror=ran()>',
  '" onerror="ran()',
  'javascript:ran(), 2x',
  "'); ran('",
];

function attackedPictures(): { about: About; files: Record<string, Buffer> } {
  const about = readAbout(contentRoot());
  const files = names.map((name, index) => [
    `content/pictures/${name}.jpg`,
    readFileSync(join(contentRoot(), 'content', (about.collage[index] ?? about.mission).file)),
  ]);
  const attacked = attackAbout(about);
  const collage = attacked.collage.map(({ file, alt }, index) => ({
    file: names[index] ? `/pictures/${names[index]}.jpg` : file,
    alt,
  }));
  return { about: { ...attacked, collage }, files: Object.fromEntries(files) };
}

const { about: attackedAbout, files: attackedFiles } = attackedPictures();

/** With attacks in the descriptions, and the pseudo-language's. */
export const hostileAbout = describeInPseudo(attackedAbout, {
  code: pseudo.code,
  from: defaultLanguage,
});

export function hostileFiles(): Record<string, string | Buffer> {
  return {
    ...attackedFiles,
    'content/company.json': jsonText(hostileCompany),
    'content/about.json': jsonText(hostileAbout),
    ...hostileWords(),
  };
}

export const hostileWords = () =>
  Object.fromEntries(hostile.flatMap(({ code, words }) => Object.entries(filesOf(code, words))));

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
