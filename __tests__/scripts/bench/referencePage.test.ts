import { type ReferenceContent, referencePage } from '../../../scripts/bench/referencePage';
import { contentRoot } from '../../../src/content/files/contentRoot';
import { readCompany } from '../../../src/content/files/read';
import { describeLanguage } from '../../../src/content/languages/languages';
import type { Translation } from '../../../src/content/model';
import { flattenStrings } from '../../../src/content/texts';
import { languages, wordsIn } from '../../samples';

const codes = languages.map(({ code }) => code);
const picture = (name: string) => ({
  avif: `/${name}.avif 320w`,
  src: `/${name}.jpg`,
  width: '1600',
  height: '1067',
  color: 'rgb(1, 2, 3)',
});
const names = ['one', 'two', 'three', 'four', 'five', 'six', 'team'];

function contentIn(code: string, words: Translation = wordsIn(code)): ReferenceContent {
  return {
    words,
    company: readCompany(contentRoot()),
    language: describeLanguage(code),
    languages: codes.map((other) => ({ ...describeLanguage(other), path: `/${other}/` })),
    built: {
      head: ['<title>Title</title>'],
      fontFaces: ['@font-face { font-family: Text; }'],
      fonts: ['/fonts/text.woff2'],
      pictures: names.map(picture),
      maps: { narrow: '/map/narrow.svg', wide: '/map/wide.svg' },
      year: '2026',
    },
    style: 'p{color:red}',
    headScript: '',
    script: '/script.js',
  };
}

const parse = (content: ReferenceContent) =>
  new DOMParser().parseFromString(referencePage(content), 'text/html');

/** What an About page shows, or says to a screen reader; other languages' offers are not in it. */
function shown({ page, site }: Translation): string[] {
  const { meta: _meta, ...about } = page.about;
  const { draft: _draft, offer: _offer, offerDecline: _decline, ...small } = site;
  return [...flattenStrings({ about, small }).values()];
}

test.each(codes)('It says in %s all that the page says', (code) => {
  const content = contentIn(code);
  const document = parse(content);
  const attributes = [...document.querySelectorAll('body *')].flatMap((element) =>
    ['alt', 'title', 'aria-label', 'data-pause', 'data-resume'].map((name) =>
      element.getAttribute(name),
    ),
  );
  const said = [document.body.textContent, ...attributes].join('\n');
  expect(shown(content.words).filter((text) => !said.includes(text))).toEqual([]);
  const { name, phone, email } = content.company;
  for (const text of [name, phone, email]) expect(said).toContain(text);
  expect(document.documentElement).toMatchObject({ lang: code, dir: content.language.direction });
});

test('It shows all pictures, the first two at once', () => {
  const images = [...parse(contentIn('en')).querySelectorAll('img')];
  const addresses = images.map((image) => image.getAttribute('src'));
  expect(addresses).toEqual([...names.map((name) => `/${name}.jpg`), '/map/narrow.svg']);
  const isLazy = images.map((image) => image.getAttribute('loading') === 'lazy');
  expect(isLazy).toEqual([false, false, true, true, true, true, true, true]);
});

test("The office's own map takes the place of the drawn one", () => {
  const content = contentIn('en');
  const built = { ...content.built, maps: {}, pictures: [...names, 'map'].map(picture) };
  const document = parse({ ...content, built });
  expect(document.querySelector('.map img')?.getAttribute('src')).toBe('/map.jpg');
  const plain = parse({ ...content, built: { ...content.built, maps: {} } });
  expect(plain.querySelectorAll('.map img, .map [role="img"]')).toHaveLength(1);
});

test('Words are words, whatever signs they have', () => {
  const words = wordsIn('en');
  const text = '<b>"bold"</b> & plain';
  words.page.about.team.text = text;
  words.page.about.mission.picture = text;
  const document = parse(contentIn('en', words));
  expect(document.querySelector('#team + p')?.textContent).toBe(text);
  expect(document.querySelector('.photo img')?.getAttribute('alt')).toBe(text);
});
