/** @jest-environment node */
import type { AppEventListener } from '@sveltia/cms';
import { validateBeforeSave } from '../../src/cms/validateBeforeSave';
import { contentRoot } from '../../src/model/files/contentRoot';
import { readAbout } from '../../src/model/files/read';
import { markUntranslated } from '../../src/model/texts';
import { words } from '../samples';
import { contentsOf } from '../wordFiles';
import { company, mapOf, settings } from './editor';

const pictures = readAbout(contentRoot());
const { translation } = contentsOf(words);

interface Saved {
  slug: string;
  data: unknown;
  i18n?: Record<string, { data: unknown }>;
}

type Saving = Parameters<AppEventListener['handler']>[0];

/** The error that stops the CMS, if any. */
function refusalOf({ slug, data, i18n = {} }: Saved, site = settings): Error | undefined {
  const saving: Saving = { author: {}, entry: mapOf({ slug, data, i18n }) };
  try {
    validateBeforeSave(site).handler(saving);
    return undefined;
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

/** What the CMS then shows the editor. */
function reportOf(saved: Saved, site = settings): string | undefined {
  const { cause } = refusalOf(saved, site) ?? {};
  return cause instanceof Error ? cause.message : undefined;
}

/** The page's words with another heading above the team. */
function withHeading(title: string) {
  const { page } = structuredClone(translation);
  page.about.team.title = title;
  return { page };
}

const inEach = (el: unknown, fr: unknown) => ({ el: { data: el }, fr: { data: fr } });

test('Entries are validated before they are saved', () => {
  expect(validateBeforeSave(settings).name).toBe('preSave');
});

test('What the build accepts is saved', () => {
  expect(refusalOf({ slug: 'company', data: company })).toBeUndefined();
  expect(
    refusalOf({
      slug: 'about',
      data: translation,
      i18n: inEach(translation, markUntranslated(translation)),
    }),
  ).toBeUndefined();
});

test('The CMS shows why it did not save', () => {
  const refusal = refusalOf({ slug: 'company', data: { ...company, phone: 'none' } });
  expect(refusal?.message).toBe('saving_failed');
  expect(refusal?.cause).toBeInstanceOf(Error);
  expect(reportOf({ slug: 'company', data: { ...company, phone: 'none' } })).toBe(
    `Please fix:

Phone "none" is not a phone number with its country code. Shown as written; starts with + and the country code. For example: "+30 210 000 0000"`,
  );
});

test('Mistakes are found in every published language, and the message names the language and the field', () => {
  const tooLong = structuredClone(translation);
  tooLong.page.about.title.third = 'x'.repeat(33);
  const message =
    'Title, third line has 33 characters instead of at most 28. Shorten it. The third line.';
  expect(reportOf({ slug: 'about', data: tooLong, i18n: inEach(tooLong, tooLong) })).toBe(
    `Please fix:\n\nEnglish: ${message}\nΕλληνικά: ${message}`,
  );
});

test('Only the languages with mistakes are named', () => {
  const report = reportOf({
    slug: 'about',
    data: translation,
    i18n: inEach(withHeading(''), translation),
  });
  expect(report).toContain('\nΕλληνικά: Team: heading is missing');
  expect(report).not.toContain('English');
});

test('A section may be left empty', () => {
  const withoutTeam = structuredClone(translation);
  Object.assign(withoutTeam.page.about, { team: { label: ' ', title: '', text: '' } });
  expect(
    refusalOf({ slug: 'about', data: withoutTeam, i18n: inEach(translation, translation) }),
  ).toBeUndefined();
});

test('The default language may be at any place in the list', () => {
  const reversed = { ...settings, languages: [...settings.languages].reverse() };
  const i18n = inEach(withHeading(''), translation);
  const report = reportOf({ slug: 'about', data: translation, i18n }, reversed);
  expect(report).toContain('\nΕλληνικά: Team: heading is missing');
  expect(report).not.toContain('English');
});

test.each<[string, unknown]>([
  ['a text that is too long', withHeading('x'.repeat(71))],
  ['an empty text', withHeading('')],
  ['a group that is missing', { page: {} }],
])('A draft is saved with %s', (_, draft) => {
  const saved = { slug: 'about', data: translation, i18n: inEach(translation, draft) };
  expect(refusalOf(saved)).toBeUndefined();
  expect(refusalOf({ ...saved, i18n: inEach(draft, translation) })).toBeInstanceOf(Error);
});

describe('A text that is not translated yet', () => {
  const waiting = withHeading('⟦…⟧ Half of us have been to sea');

  test('may be saved in a draft', () => {
    expect(
      refusalOf({ slug: 'about', data: translation, i18n: inEach(translation, waiting) }),
    ).toBeUndefined();
  });

  test('prevents saving a published language', () => {
    expect(
      reportOf({ slug: 'about', data: translation, i18n: inEach(waiting, translation) }),
    ).toContain('\nΕλληνικά: Team: heading is not translated yet');
  });
});

test('Spaces around a text are ignored, as they are not saved', () => {
  expect(
    refusalOf({ slug: 'company', data: { ...company, phone: ` ${company.phone}\n` } }),
  ).toBeUndefined();
  expect(reportOf({ slug: 'company', data: { ...company, name: '  ' } })).toContain(
    'Company name is empty',
  );
});

test.each(['', null, undefined])('The map needs no picture of its own (%j)', (file) => {
  const data = { ...pictures, map: { file, alt: pictures.map.alt } };
  expect(refusalOf({ slug: 'pictures', data })).toBeUndefined();
});

test.each(['', null, undefined])('A person needs no portrait and no sentence (%j)', (nothing) => {
  const role = { en: 'Pilot', el: 'Πιλότος' };
  const people = [{ name: 'Eleni', role, file: nothing, line: nothing }];
  expect(refusalOf({ slug: 'pictures', data: { ...pictures, people } })).toBeUndefined();
});

test('The message about an optional field has its label as well', () => {
  const data = { ...pictures, map: { file: 'map.txt', alt: pictures.map.alt } };
  expect(reportOf({ slug: 'pictures', data })).toMatch(
    /\nPicture "map\.txt" .+ A map with the office at its centre, /,
  );
});

test('An empty required field is reported', () => {
  const office = { ...company.office, longitude: null };
  expect(reportOf({ slug: 'company', data: { ...company, name: '', office } })).toMatch(
    /\nCompany name is empty.+\nLongitude is missing/s,
  );
});

test('An unknown key is reported', () => {
  expect(reportOf({ slug: 'company', data: { ...company, fax: '' } })).toContain(
    '\nfax is an unknown field',
  );
});

test('A missing picture of the collage is reported', () => {
  const data = { ...pictures, collage: pictures.collage.slice(0, 1) };
  expect(reportOf({ slug: 'pictures', data })).toContain(
    '\nPictures in the collage has 1 entry instead of exactly 6',
  );
});

test('A picture without a description in a published language is reported', () => {
  const data = { ...pictures, team: { ...pictures.team, alt: { en: 'Around a table' } } };
  expect(reportOf({ slug: 'pictures', data })).toContain('\nDescription is missing');
});

test.each(['settings', 'toString'])('Entries that are not ours are not validated: %s', (slug) => {
  expect(refusalOf({ slug, data: {} })).toBeUndefined();
});
