/** The site with an attack in every text of its content, in every language, built for the tests. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { contentRoot } from '../../src/content/contentRoot';
import { jsonText } from '../../src/content/jsonText';
import type { About, Company, Translation } from '../../src/content/model';
import { readAbout } from '../../src/content/read';
import { attackFor, fieldsOf, withValue } from '../content/hostile';
import { testWith } from './builtSite';
import { company, languages } from './site';

/** The words of each language, an attack in each place; and another one there in each language. */
export const hostile = languages.map(({ code, words, pathOf }, at) => ({
  code,
  pathOf,
  words: fieldsOf('translation').reduce<unknown>(
    (all, field, index) => withValue(all, field.path, attackFor(field, index + 5 * at)),
    words,
  ) as Translation,
}));

export const hostileCompany: Company = {
  ...company,
  name: '<script>ran()</script> & "Sons"',
  email: "o'neil+ran@mail.example.com",
  mapsUrl: `https://maps.example.com/?q="><script>ran()</script>&u=javascript:ran()#'onclick='ran()`,
};

/** Everything but a slash may stand in a file's name. */
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

export const test = testWith(() => {
  const { about, files } = attackedPictures();
  const contents: [string, object][] = [
    ['content/company.json', hostileCompany],
    ['content/about.json', about],
    ...hostile.map(({ code, words }): [string, object] => [
      `locales/${code}/translation.json`,
      words,
    ]),
  ];
  const changes = contents.map(([file, content]) => [file, Buffer.from(jsonText(content))]);
  return { ...files, ...Object.fromEntries(changes) };
});

/** Gives what ran, when asked. */
export async function watch(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  page.on('dialog', async (dialog) => {
    seen.push(dialog.message());
    await dialog.dismiss();
  });
  await page.exposeFunction('ran', () => seen.push('a script'));
  // Whoever follows a link or moves over an attack starts it as well.
  return async () => {
    for (const link of await page.getByRole('main').getByRole('link').all()) await link.hover();
    return seen;
  };
}

/** In the browser: every way by which the document would run a text. */
export function openDoors(): string[] {
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
