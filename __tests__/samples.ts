/** Data as the pages' queries return it: the sample's words and company, with a fictional position and pictures. */

import type { Complete } from '../src/content/assertComplete';
import { companyData } from '../src/content/companyData';
import { contentRoot } from '../src/content/files/contentRoot';
import { readCompany, readSite, readTranslation } from '../src/content/files/read';
import { describeLanguage } from '../src/content/languages/languages';
import type { Site } from '../src/content/model';
import { descriptionsIn } from './descriptions';

const root = contentRoot();
const site = readSite(root);

export const wordsIn = (code: string) => readTranslation(root, code);
/** In the default language. */
export const words = wordsIn(site.defaultLanguage);

export function pictureOf(name: string, alt = `What ${name} shows`): Queries.PictureFragment {
  const images = {
    fallback: { src: `/${name}.jpg`, srcSet: `/${name}-320.jpg 320w,/${name}.jpg 1600w` },
    sources: [
      { type: 'image/avif', srcSet: `/${name}-320.avif 320w,/${name}.avif 1600w` },
      { type: 'image/webp', srcSet: `/${name}-320.webp 320w,/${name}.webp 1600w` },
    ],
  };
  const backgroundColor = '#286878';
  const layout = 'constrained';
  const gatsbyImageData = { layout, width: 1600, height: 1200, backgroundColor, images } as const;
  return { alt, isOpaque: true, focus: null, file: { childImageSharp: { gatsbyImageData } } };
}
export const picture = pictureOf('sample');
/** As in a map without a picture of the owner's own. */
export const withoutFile = (alt: string): Queries.PictureFragment => ({
  alt,
  isOpaque: true,
  focus: null,
  file: null,
});
export const noPicture = withoutFile('');

/**
 * The About page's pictures with their descriptions in a language; without a map picture of the owner's own, and without
 * people.
 */
export function picturesIn(code: string) {
  const { collage, team, map } = descriptionsIn(code);
  return {
    collage: collage.map((alt, place) => pictureOf(`collage-${place}`, alt)),
    team: pictureOf('team', team),
    ...mapOf(withoutFile(map)),
    people: [],
  };
}

/** With the owner's own picture, or without one. */
export const mapOf = (map: Queries.PictureFragment) => ({
  map,
  mapDark: noPicture,
  mapCredit: null,
});

/** As drawn for the sample's office. */
export const drawnMapIn = (language: string) => ({
  office: { longitude: 23.64, latitude: 37.95 },
  language,
  credit: `Coastline: GSHHG (${language})`,
  creditLanguage: language,
});

export const company: Queries.CompanyDataFragment = {
  ...companyData(readCompany(root)),
  // The position of the drawn maps.
  office: { longitude: 23.64, latitude: 37.95 },
};
/** The company's only phone number. */
export const [phone = { text: '', uri: '' }] = company.phones;

/** Independent of the site's own languages. */
export const languages: readonly Queries.LanguageEntryFragment[] = [
  { code: 'en', name: 'English', isDefault: true },
  { code: 'el', name: 'Ελληνικά', isDefault: false },
  { code: 'ar', name: 'العربية', isDefault: false },
];

/** The site's published languages. */
export const published = site.languages.map((code) => ({
  code,
  direction: describeLanguage(code).direction,
  script: describeLanguage(code).script,
  isDefault: code === site.defaultLanguage,
  isDraft: false,
  drawnMap: drawnMapIn(code),
  openGraphLocale: { en: 'en_US', el: 'el_GR' }[code] ?? code,
  card: { src: `/cards/${code}.jpg`, alt: `Card in ${code}` },
  suggestions: '/suggestions.json',
  /** Path of the About page in this language. */
  about: code === site.defaultLanguage ? '/about/' : `/${code}/about/`,
}));

/** Words as gatsby-plugin-react-i18next passes them to pages. */
export const localesOf = (
  language: string,
  words: unknown,
): Queries.SiteDataFragment['locales'] => ({
  edges: [{ node: { ns: 'translation', language, data: JSON.stringify(words) } }],
});

/** The settings that the About page queries in addition to `SiteData`. */
export const settingsWith = (liveMap: Site['liveMap']) => ({
  siteMetadata: { year: '2031', isPreview: false, liveMap },
});

/** The data of `SiteData`, which every page queries. */
export function siteDataIn(
  language: Complete<Queries.SiteDataFragment>['language'],
): Complete<Queries.SiteDataFragment> {
  const nodes = published.map(({ code, isDefault }) => ({
    code,
    name: describeLanguage(code).name,
    isDefault,
  }));
  return {
    company,
    language,
    languages: { nodes },
    site: { siteMetadata: { year: '2031', isPreview: false } },
    legalTexts: { nodes: [] },
    locales: localesOf(language.code, wordsIn(language.code)),
  };
}
