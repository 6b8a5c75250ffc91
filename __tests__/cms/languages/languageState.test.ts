/** @jest-environment node */
import { languageState, refusalOf } from '../../../src/cms/languages/languageState';
import { provideEntries, savedContent, savedLanguages } from '../../../src/cms/savedEntries';
import { contentRoot } from '../../../src/model/files/contentRoot';
import { readAbout } from '../../../src/model/files/read';
import { type About, wordFile, wordFiles } from '../../../src/model/model';
import { markUntranslated } from '../../../src/model/texts';
import { words } from '../../samples';
import { type AllWords, contentsOf } from '../../wordFiles';
import { settings } from '../editor';

const about = readAbout(contentRoot());

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
  french: AllWords,
  pictures: About = about,
  languages = ['en', 'el'],
  english: AllWords = words,
): void {
  const inBoth = wordFiles.map((name) =>
    entry(
      ['en', wordFile(name, 'en'), contentsOf(english)[name]],
      ['fr', wordFile(name, 'fr'), contentsOf(french)[name]],
    ),
  );
  provideEntries(() => [
    ...inBoth,
    entry(['_default', 'content/about.json', { ...pictures, __sc_item_id: 'a' }]),
    entry(['_default', 'content/site.json', { defaultLanguage: 'en', languages }]),
  ]);
}

function wordsWith(change: (words: AllWords) => void): AllWords {
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
  expect(savedContent('about', 'fr')).toEqual(contentsOf(words).translation);
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
  const french = wordsWith(({ about }) => {
    about.map.slides[1] = '';
    about.title = markUntranslated(about.title);
  });
  save(french);
  const { missing } = languageState('fr', 'en');
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
});

test('A complete language may be published', () => {
  save(words, inFrench(about));
  expect(languageState('fr', 'en').missing).toEqual([]);
  expect(refusalOf('fr', 'en')).toBeUndefined();
});

test('Another one may not, and the message says what is missing', () => {
  const french = wordsWith(({ labels }) => Object.assign(labels, { skip: '' }));
  save(french, inFrench(about));
  expect(refusalOf('fr', 'en')).toBe(
    'French cannot be published yet. Skip link is empty. The first link, for people who use a keyboard.',
  );
  save(words, about);
  expect(refusalOf('fr', 'en')).toBe(
    'French cannot be published yet. Picture 1 › Description (French) is missing. Describe the picture in this language. And 7 more.',
  );
});

test('A language may be published without a section only if the default language has none', () => {
  const withoutValues = wordsWith(({ about }) => Reflect.deleteProperty(about, 'value'));
  save(withoutValues, inFrench(about));
  expect(refusalOf('fr', 'en')).toMatch(
    /^French cannot be published yet\. Values: label is missing in French\. Write it, .+ And 2 more\.$/,
  );
  save(withoutValues, inFrench(about), ['en', 'el'], withoutValues);
  expect(refusalOf('fr', 'en')).toBeUndefined();
  expect(languageState('fr', 'en').missing).toEqual([]);
  save(words, inFrench(about), ['en', 'el'], withoutValues);
  expect(refusalOf('fr', 'en')).toMatch(/Values: label is missing in English\./);
});

test('A language without a file is not published', () => {
  save(words);
  expect(refusalOf('it', 'en')).toMatch(/^Italian cannot be published yet\. /);
});
