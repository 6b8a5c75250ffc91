/** The About page's texts, which are visible even if its scripts, fonts and pictures fail. */
import { expect, type Page } from '@playwright/test';
import { type Path, textsIn } from '../../src/model/texts';
import { sectionsIn } from '../tools/wordFiles';
import { company, type languages } from './site';

type Language = (typeof languages)[number];

/** Every text of `<main>`, one entry per element. */
export function textsOf({ words, mapCredit }: Language): string[] {
  const { about } = words;
  const { actions = [], ...title } = about.title;
  return [
    ...Object.values(title),
    ...actions.map(({ label }) => label),
    about.intro.text,
    ...sectionsIn(words).flatMap((name) => textsIn(about[name]).flatMap(shown)),
    ...about.map.slides,
    about.map.description,
    about.map.address,
    mapCredit,
    company.phone,
    company.email,
  ];
}

/** Neither addresses nor the answers that a visitor opens. */
const shown = ([path, text]: [Path, string]) =>
  ['url', 'answer'].includes(String(path.at(-1))) ? [] : text;

export async function expectTexts(page: Page, texts: string[]): Promise<void> {
  for (const text of texts) {
    const element = page.getByRole('main').getByText(text, { exact: true });
    await expect(element.filter({ visible: true }).first()).toBeVisible();
  }
}
