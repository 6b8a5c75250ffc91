import '../../content/fuzz/textCoding';
import { type ReferenceContent, referencePage } from '../../../scripts/bench/referencePage';
import { contentRoot } from '../../../src/content/files/contentRoot';
import { readCompany } from '../../../src/content/files/read';
import { describeLanguage } from '../../../src/content/languages/languages';
import type { Translation } from '../../../src/content/model';
import { flattenStrings } from '../../../src/content/texts';
import { descriptionsIn } from '../../descriptions';
import { languages, wordsIn } from '../../samples';

const codes = languages.map(({ code }) => code);

function contentIn(code: string, words: Translation = wordsIn(code)): ReferenceContent {
  const { collage, team, map } = descriptionsIn(code);
  return {
    words,
    company: readCompany(contentRoot()),
    mapDescription: map,
    mapCredit: 'Coastline: GSHHG',
    language: describeLanguage(code),
    languages: codes.map((other) => ({ ...describeLanguage(other), path: `/${other}/` })),
    built: {
      head: ['<title>Title</title>'],
      fontFaces: ['@font-face { font-family: Text; }'],
      pictures: [...collage, team].map((alt) => `<img alt="${alt}">`),
      maps: { narrow: '/map/narrow.svg', wide: '/map/wide.svg' },
    },
    style: 'p{color:red}',
    headScript: '',
    script: '/script.js',
  };
}

const parse = (content: ReferenceContent) =>
  new DOMParser().parseFromString(referencePage(content), 'text/html');

/** All words of an About page, but those that offer another language. */
function wordsOf({ page, site }: Translation): string[] {
  const { meta: _meta, ...about } = page.about;
  const {
    draft: _draft,
    preview: _preview,
    offer: _offer,
    offerDecline: _decline,
    imprint: _imprint,
    privacy: _privacy,
    hours: _hours,
    openMap: _openMap,
    mapNotice: _mapNotice,
    mapRemember: _mapRemember,
    mapShow: _mapShow,
    mapHide: _mapHide,
    ...small
  } = site;
  return [...flattenStrings({ about, small }).values()];
}

test.each(codes)('The page in %s has all words of ours', (code) => {
  const content = contentIn(code);
  const document = parse(content);
  const attributes = [...document.querySelectorAll('body *')].flatMap((element) =>
    ['alt', 'title', 'aria-label'].map((name) => element.getAttribute(name)),
  );
  const found = [document.body.textContent, ...attributes].join('\n');
  expect(wordsOf(content.words).filter((text) => !found.includes(text))).toEqual([]);
  const { name, phone, email } = content.company;
  for (const text of [name, phone ?? '', email]) expect(found).toContain(text);
  expect(document.documentElement).toMatchObject({ lang: code, dir: content.language.direction });
});

test('The page has all pictures: the collage, the mission, and the map', () => {
  const document = parse(contentIn('en'));
  expect(document.querySelectorAll('.Collage_collage img')).toHaveLength(6);
  expect(document.querySelectorAll('section[aria-labelledby="mission"] img')).toHaveLength(1);
  const map = document.querySelector('section[aria-labelledby="location"] img');
  expect(map?.getAttribute('src')).toBe('/map/narrow.svg');
});

test('Words with special characters remain words', () => {
  const words = wordsIn('en');
  const text = '<b>"bold"</b> & plain';
  words.page.about.team.text = text;
  const document = parse({ ...contentIn('en', words), mapDescription: text });
  expect(document.querySelector('#team + p')?.textContent).toBe(text);
  const map = document.querySelector('section[aria-labelledby="location"] img');
  expect(map?.getAttribute('alt')).toBe(text);
});
