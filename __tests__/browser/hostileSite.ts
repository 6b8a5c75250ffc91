/** Content with an attack in every text in every language, and functions that detect whether one succeeds. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { contentRoot } from '../../src/content/files/contentRoot';
import { readAbout } from '../../src/content/files/read';
import { jsonText } from '../../src/content/jsonText';
import type { About } from '../../src/content/model';
import { attackCompany, attackTranslation } from '../content/hostile';
import { company, languages } from './site';

export const hostile = languages.map(({ code, words, pathOf }, index) => ({
  code,
  pathOf,
  words: attackTranslation(words, index),
}));

export const hostileCompany = attackCompany(company);

/** File names may contain everything except a slash. */
const names = [
  '<img src=x onerror=ran()>',
  '" onerror="ran()',
  'javascript:ran(), 2x',
  "'); ran('",
];

function attackedPictures(): { about: About; files: Record<string, Buffer> } {
  const about = readAbout(contentRoot());
  const renamed = names.map((name, index) => [about.collage[index] ?? about.team, name] as const);
  const files = renamed.map(([path, name]) => [
    `content/pictures/${name}.jpg`,
    readFileSync(join(contentRoot(), 'content', path)),
  ]);
  const collage = about.collage.map((path, index) =>
    names[index] ? `/pictures/${names[index]}.jpg` : path,
  );
  return { about: { ...about, collage }, files: Object.fromEntries(files) };
}

export function hostileFiles(): Record<string, string | Buffer> {
  const { about, files } = attackedPictures();
  return {
    ...files,
    'content/company.json': jsonText(hostileCompany),
    'content/about.json': jsonText(about),
    ...hostileWords(),
  };
}

export const hostileWords = () =>
  Object.fromEntries(
    hostile.map(({ code, words }) => [`locales/${code}/translation.json`, jsonText(words)]),
  );

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
