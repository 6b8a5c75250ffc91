/** The draft in the shape of the pages' queries. Gaps are filled so that the page always renders. */
import type { PageQuery } from '../../components/pageQuery';
import { type Company, companyModel } from '../../model/company';
import { legalPages } from '../../model/legalPages';
import { type About, aboutModel, legalTextModel, type Words, wordsModel } from '../../model/model';
import { mapPictures, pageData } from '../../model/pageData';
import { normalize } from '../problems';
import { type CmsSettings, defaultCode, publishedCodes } from '../settings';
import type { Draft } from './messages';
import { withDefaults } from './withDefaults';

/** In the format of gatsby-plugin-react-i18next. */
function localesOf({ language, words }: Draft): PageQuery['locales'] {
  const { about, ...others } = withDefaults(words, wordsModel) as Words;
  const files = Object.entries({ translation: { page: { about } }, ...others });
  return {
    edges: files.map(([ns, content]) => ({
      node: { ns, language, data: JSON.stringify(content) },
    })),
  };
}

export function previewData(draft: Draft, { languages, drawnMap, look }: CmsSettings) {
  const { language, pictureUrls } = draft;
  const complete = (value: unknown, model: unknown) => withDefaults(normalize(value, model), model);
  const company = complete(draft.company, companyModel) as Company;
  const content = {
    site: {
      languages: publishedCodes(languages),
      defaultLanguage: defaultCode(languages),
      liveMap: 'automatic' as const,
    },
    company,
    about: complete(draft.pictures, aboutModel) as About,
    languages,
    drawnMap,
    legalTexts: Object.fromEntries(
      legalPages.flatMap((name) => {
        const text = textOf(draft, name);
        return text ? [[name, { [language]: text }]] : [];
      }),
    ),
  };
  const logo = logoFrom(pictureUrls[company.logo ?? '']);
  const { site, pictures } = pageData(content, language, { logo, look });
  return {
    pageData: { site },
    locales: localesOf(draft),
    pictures: mapPictures(pictures, ({ file = '' }) => ({
      isOpaque: true,
      file: fileFrom(pictureUrls[file]),
    })),
  };
}

function textOf({ legalTexts = {} }: Draft, page: (typeof legalPages)[number]): string {
  const { body } = withDefaults(legalTexts[page], legalTextModel) as { body?: string };
  return body ?? '';
}

/** `fitLogo.ts` knows the rest once the file has loaded. */
const logoFrom = (src: string | undefined) =>
  src ? { src, height: 40, isWide: false } : undefined;

/** Uses the original file at every width; the layout crops it like the built ones. */
function fileFrom(src: string | undefined) {
  if (!src) return null;
  const images = { fallback: { src }, sources: [] };
  const size = { width: 1600, height: 1200, layout: 'constrained' as const };
  return { childImageSharp: { gatsbyImageData: { ...size, images } } };
}
