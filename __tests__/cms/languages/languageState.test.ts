/** @jest-environment node */
import { languageState, refusalOf } from '../../../src/cms/languages/languageState';
import { provideEntries, savedContent, savedLanguages } from '../../../src/cms/savedEntries';
import { contentRoot } from '../../../src/content/files/contentRoot';
import { readAbout } from '../../../src/content/files/read';
import type { About, Translation } from '../../../src/content/model';
import { markUntranslated } from '../../../src/content/texts';
import { words } from '../../samples';
import { settings } from '../editor';

const about = readAbout(contentRoot());
const nothingBuilt = { original: 'en', built: { fingerprints: {} } };

/** As the CMS keeps content. */
function flat(value: unknown, key = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[key, value]];
  const inner = Object.entries(value).flatMap(([name, one]) =>
    flat(one, key ? `${key}.${name}` : name),
  );
  return [...inner, ...(key ? [[key, Array.isArray(value) ? [] : {}] as [string, unknown]] : [])];
}

const entry = (...files: [language: string, path: string, value: unknown][]) => ({
  locales: Object.fromEntries(
    files.map(([language, path, value]) => [
      language,
      { path, content: Object.fromEntries(flat(value)) },
    ]),
  ),
});

function save(
  french: unknown,
  pictures: About = about,
  languages = ['en', 'el'],
  english: unknown = words,
): void {
  const file = (code: string) => `locales/${code}/translation.json`;
  provideEntries(() => [
    entry(['en', file('en'), english], ['fr', file('fr'), french]),
    entry(['_default', 'content/about.json', { ...pictures, __sc_item_id: 'a' }]),
    entry(['_default', 'content/site.json', { defaultLanguage: 'en', languages }]),
  ]);
}

function translation(change: (words: Translation) => void): Translation {
  const changed = structuredClone(words);
  change(changed);
  return changed;
}

const inFrench = ({ collage, team, map }: About): About => {
  const described = <T extends { alt: object }>(picture: T) => ({
    ...picture,
    alt: { ...picture.alt, fr: 'Un bateau' },
  });
  return { collage: collage.map(described), team: described(team), map: described(map) };
};

test('Saved content has the shape of its file', () => {
  save(words);
  expect(savedContent('about', 'fr')).toEqual(words);
  expect(savedContent('about', 'xx')).toBeUndefined();
  expect(savedContent('company')).toBeUndefined();
});

test('A language that was published in the editor counts as published at once', () => {
  const drafts = () => savedLanguages(settings.languages).filter(({ isDraft }) => isDraft);
  save(words);
  expect(drafts().map(({ code }) => code)).toEqual(['fr']);
  save(words, about, ['en', 'fr']);
  expect(drafts().map(({ code }) => code)).toEqual(['el']);
  provideEntries(() => []);
  expect(drafts().map(({ code }) => code)).toEqual(['fr']);
});

test('Missing texts are named as in the forms, descriptions of pictures among them', () => {
  const french = translation(({ page }) => {
    page.about.map.slides[1] = '';
    page.about.title = markUntranslated(page.about.title);
  });
  save(french);
  const { missing, outdated } = languageState('fr', nothingBuilt);
  expect(missing).toEqual([
    'Title, first line',
    'Title, second line',
    'Title, third line',
    'Title: intro',
    'Typed phrases › Phrase 2',
    ...[1, 2, 3, 4, 5, 6].map((n) => `Pictures in the collage › Picture ${n} › Description`),
    'Team picture › Description',
    'Map › Description',
  ]);
  expect(outdated).toEqual([]);
});

test('A complete language may be published', () => {
  save(words, inFrench(about));
  expect(languageState('fr', nothingBuilt).missing).toEqual([]);
  expect(refusalOf('fr', 'en')).toBeUndefined();
});

test('Another one may not, and the message says what is missing', () => {
  const french = translation(({ site }) => Object.assign(site, { skip: '' }));
  save(french, inFrench(about));
  expect(refusalOf('fr', 'en')).toBe(
    'French cannot be published yet. Small words on every page › Skip link is empty. The first link, for people who use a keyboard.',
  );
  save(words, about);
  expect(refusalOf('fr', 'en')).toBe(
    'French cannot be published yet. Picture 1 › Description (French) is missing. Describe the picture in this language. And 7 more.',
  );
});

test('A language may be published without a section only if the default language has none', () => {
  const withoutValues = translation(({ page }) => Reflect.deleteProperty(page.about, 'value'));
  save(withoutValues, inFrench(about));
  expect(refusalOf('fr', 'en')).toMatch(
    /^French cannot be published yet\. Values: label is missing in French\. Write it, .+ And 2 more\.$/,
  );
  save(withoutValues, inFrench(about), ['en', 'el'], withoutValues);
  expect(refusalOf('fr', 'en')).toBeUndefined();
  expect(languageState('fr', nothingBuilt).missing).toEqual([]);
  save(words, inFrench(about), ['en', 'el'], withoutValues);
  expect(refusalOf('fr', 'en')).toMatch(/Values: label is missing in English\./);
});

test('A language without a file is not published', () => {
  save(words);
  expect(refusalOf('it', 'en')).toMatch(/^Italian cannot be published yet\. /);
});
