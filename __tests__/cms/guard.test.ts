/** @jest-environment node */
import type { AppEventListener } from '@sveltia/cms';
import { guardSaving } from '../../src/cms/guard';
import { markUntranslated } from '../../src/content/texts';
import { words } from '../samples';
import { company, mapOf, settings } from './editor';

interface Saved {
  slug: string;
  data: unknown;
  i18n?: Record<string, { data: unknown }>;
}

type Saving = Parameters<AppEventListener['handler']>[0];

/** What the CMS is stopped with, if it is. */
function refusalOf({ slug, data, i18n = {} }: Saved): Error | undefined {
  const saving: Saving = { author: {}, entry: mapOf({ slug, data, i18n }) };
  try {
    guardSaving(settings).handler(saving);
    return undefined;
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

/** What the CMS then shows the editor. */
function reportOf(saved: Saved): string | undefined {
  const { cause } = refusalOf(saved) ?? {};
  return cause instanceof Error ? cause.message : undefined;
}

/** The page's words with another heading above the team. */
function withHeading(title: string) {
  const { page, site } = structuredClone(words);
  page.about.team.title = title;
  return { page, site };
}

const inEach = (el: unknown, fr: unknown) => ({ el: { data: el }, fr: { data: fr } });

test('It looks before anything is saved', () => {
  expect(guardSaving(settings).name).toBe('preSave');
});

test('What the build takes is saved', () => {
  expect(refusalOf({ slug: 'company', data: company })).toBeUndefined();
  expect(
    refusalOf({ slug: 'about', data: words, i18n: inEach(words, markUntranslated(words)) }),
  ).toBeUndefined();
});

test('The CMS shows why it did not save', () => {
  const refusal = refusalOf({ slug: 'company', data: { ...company, phone: 'none' } });
  expect(refusal?.message).toBe('saving_failed');
  expect(refusal?.cause).toBeInstanceOf(Error);
  expect(reportOf({ slug: 'company', data: { ...company, phone: 'none' } })).toBe(
    `Not saved. To mend: 1 place:

content/company.json
  phone: "none" is not a phone number with its country code
    → Shown as written; begins with + and the country code. For example: "+30 210 000 0000"
`,
  );
});

test('Mistakes are found in every language, and named by their file', () => {
  const tooLong = withHeading('x'.repeat(71));
  const report = reportOf({ slug: 'about', data: tooLong, i18n: inEach(tooLong, tooLong) });
  expect(report).toContain('To mend: 3 places');
  for (const code of ['en', 'el', 'fr']) {
    expect(report).toContain(
      `locales/${code}/translation.json\n  page.about.team.title: has 71 characters instead of at most 70`,
    );
  }
});

test('Only the languages with mistakes are named', () => {
  const report = reportOf({
    slug: 'about',
    data: words,
    i18n: inEach(withHeading(''), words),
  });
  expect(report).toContain('locales/el/translation.json\n  page.about.team.title: is empty');
  expect(report).not.toContain('locales/en/');
});

describe('A text that waits for its translation', () => {
  const waiting = withHeading('⟦…⟧ Half of us have been to sea');

  test('may stand in a draft', () => {
    expect(refusalOf({ slug: 'about', data: words, i18n: inEach(words, waiting) })).toBeUndefined();
  });

  test('keeps a published language from being saved', () => {
    expect(reportOf({ slug: 'about', data: words, i18n: inEach(waiting, words) })).toContain(
      'locales/el/translation.json\n  page.about.team.title: is not translated yet',
    );
  });
});

test.each(['', null, undefined])('The office needs no map picture (%j)', (mapPicture) => {
  const office = { ...company.office, mapPicture };
  expect(refusalOf({ slug: 'company', data: { ...company, office } })).toBeUndefined();
});

test('What must be there is missed when it is empty', () => {
  const office = { ...company.office, longitude: null };
  expect(reportOf({ slug: 'company', data: { ...company, name: '', office } })).toMatch(
    / name: is empty.+ office\.longitude: is null instead of a number/s,
  );
});

test('A key that no file knows is named', () => {
  expect(reportOf({ slug: 'company', data: { ...company, fax: '' } })).toContain(
    'fax: is not a key this file knows',
  );
});

test('A picture that is missing from the collage is missed', () => {
  const data = { collage: ['/pictures/a.jpg'], team: '/pictures/team.jpg' };
  expect(reportOf({ slug: 'pictures', data })).toContain(
    'content/about.json\n  collage: has 1 entry instead of exactly 6',
  );
});

test.each(['settings', 'toString'])('What is none of ours is none of its business: %s', (slug) => {
  expect(refusalOf({ slug, data: {} })).toBeUndefined();
});
