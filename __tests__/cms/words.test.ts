/** @jest-environment node */
import { z } from 'zod';
import { entries } from '../../src/cms/entries';
import { refusalOf } from '../../src/cms/languages/languageState';
import { fieldName } from '../../src/cms/merge/names';
import { problemsOf } from '../../src/cms/problems';
import { provideEntries } from '../../src/cms/savedEntries';
import { inEnglish, setLanguage, translate, translations } from '../../src/cms/words';
import { contentRoot } from '../../src/model/files/contentRoot';
import { readAbout } from '../../src/model/files/read';
import { words } from '../samples';
import { contentsOf } from '../wordFiles';
import { company, formOf } from './editor';

afterEach(() => setLanguage(['en']));

/** Every title and description in a schema, and the labels of choices. */
function textsIn(schema: unknown): string[] {
  if (typeof schema !== 'object') return [];
  return Object.entries(Object(schema)).flatMap(([key, value]) => {
    if (key === 'labels') return Object.values<string>(Object(value));
    return ['title', 'description'].includes(key) && typeof value === 'string'
      ? value
      : textsIn(value);
  });
}

const ofTheModel = new Set(
  Object.values(entries).flatMap(({ label, model }) => [
    label,
    ...textsIn(z.toJSONSchema(model, { io: 'input' })),
  ]),
);

const placeholders = (text: string) => (text.match(/\{\w\}/g) ?? []).sort();

describe.each(Object.entries(translations))('In %s', (language, translated) => {
  test('each label and hint of the model is translated', () => {
    expect([...ofTheModel].filter((text) => !translated[text])).toEqual([]);
  });

  test('the same texts are translated as in the other languages, with the same values', () => {
    expect(Object.keys(translated)).toEqual(Object.keys(translations.de ?? {}));
    for (const [text, translation] of Object.entries(translated)) {
      expect([text, placeholders(translation)]).toEqual([text, placeholders(text)]);
    }
  });

  test('problems and what to do about them are translated', () => {
    setLanguage([language]);
    const about = readAbout(contentRoot());
    const wrongWords = structuredClone(contentsOf(words).translation);
    const { title, map, meta, team } = wrongWords.page.about;
    Object.assign(title, { first: 'x'.repeat(29), second: '', third: 'a\nb' });
    Object.assign(meta, { description: 'short' });
    Object.assign(team, { label: '⟦…⟧ Team', text: '\u202eabc' });
    map.slides.splice(0, 3, 'Here ^', 'There');
    const problems = [
      problemsOf({ entry: entries.about, value: wrongWords, isPublished: true }),
      problemsOf({
        entry: entries.company,
        value: {
          ...company,
          name: undefined,
          url: 'https://example.com/?',
          phone: 'none',
          email: 'none',
          mapsUrl: 'http://a b',
          office: { longitude: 200, latitude: -100 },
          fax: '',
        },
        isPublished: true,
      }),
      problemsOf({
        entry: entries.company,
        value: { ...company, office: { longitude: 37.95, latitude: 23.64 } },
        isPublished: true,
      }),
      problemsOf({
        entry: entries.pictures,
        value: { ...about, team: { ...about.team, alt: {} } },
        isPublished: true,
        published: [language],
      }),
    ].flat();
    expect(problems.length).toBeGreaterThan(15);
    const untranslated = problems
      .flatMap(({ problem, fix }) => [problem, fix])
      .filter((text) => translate(text) === text);
    expect(untranslated).toEqual([]);
  });
});

test('Forms are in the browser’s language, or in English', () => {
  setLanguage(['fr', 'de-AT']);
  const [name] = formOf('company');
  expect(name).toMatchObject({
    label: 'Firmenname',
    hint: 'So, wie man ihn ausspricht, ohne Rechtsform. Steht in der Kopfzeile und auf den Bildern für geteilte Links.',
  });
  expect(formOf('company').find((field) => field.name === 'email')?.hint).toBe(
    'Die Adresse, an die Besucher schreiben. Zum Beispiel: `hello@example.com`',
  );
  setLanguage(['fr']);
  expect(formOf('company')[0]?.label).toBe('Company name');
});

test('Values are kept, and texts within a message are translated', () => {
  setLanguage(['de']);
  expect(translate('has 29 characters instead of at most 28')).toBe(
    'hat 29 Zeichen statt höchstens 28',
  );
  expect(translate('Shorten it. The third line.')).toBe('Bitte kürzen. Die dritte Zeile.');
  expect(translate('An unknown text')).toBe('An unknown text');
});

test('Languages and fields are named in the editor’s language, but not in what is stored', () => {
  setLanguage(['el']);
  const name = () => fieldName('about', 'page.about.title.first', 'de');
  expect(name()).toBe('Τίτλος, πρώτη γραμμή (Γερμανικά)');
  expect(inEnglish(name)).toBe('Title, first line (German)');
  expect(name()).toBe('Τίτλος, πρώτη γραμμή (Γερμανικά)');
  provideEntries(() => []);
  expect(refusalOf('de')).toMatch(/^Η γλώσσα «Γερμανικά» δεν μπορεί να δημοσιευτεί ακόμη\. /);
});
