/** The draft in the shape of the pages' queries. Gaps are filled so that the page always renders. */
import { z } from 'zod';
import type { PageQuery } from '../../components/pageQuery';
import { type Company, companyModel } from '../../model/company';
import { legalPages } from '../../model/legalPages';
import { type About, aboutModel, type Words, wordsModel } from '../../model/model';
import { mapPictures, pageData } from '../../model/pageData';
import { withoutWrapper } from '../../model/schemaAt';
import { filledIn } from '../merge';
import { type CmsSettings, defaultCode, publishedCodes } from '../settings';
import type { Draft } from './PreviewPane';

export function previewData(draft: Draft, { drawnMap, look }: CmsSettings) {
  const { language, languages, pictureUrls } = draft;
  const company = withDefaults(filledIn(draft.company), companyModel) as Company;
  const content = {
    site: {
      languages: publishedCodes(languages),
      defaultLanguage: defaultCode(languages),
      liveMap: 'automatic' as const,
    },
    company,
    about: withDefaults(filledIn(draft.pictures), aboutModel) as About,
    languages,
    drawnMap,
    legalTexts: Object.fromEntries(
      legalPages.flatMap((name) => {
        const text = Object(draft.legalTexts[name]).body;
        return text ? [[name, { [language]: String(text) }]] : [];
      }),
    ),
  };
  const logoSource = pictureUrls[company.logo ?? ''];
  // Its size is known once it has loaded.
  const logo = logoSource ? { src: logoSource, height: 40, isWide: false } : undefined;
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

/** In the format of gatsby-plugin-react-i18next. */
function localesOf({ language, words }: Draft): PageQuery['locales'] {
  const { about, ...others } = withDefaults(words, wordsModel) as Words;
  return {
    edges: Object.entries({ translation: { page: { about } }, ...others }).map(([ns, content]) => ({
      node: { ns, language, data: JSON.stringify(content) },
    })),
  };
}

/** Uses the original file at every width; the layout crops it like the built ones. */
function fileFrom(src: string | undefined) {
  if (!src) return null;
  const images = { fallback: { src }, sources: [] };
  const size = { width: 1600, height: 1200, layout: 'constrained' as const };
  return { childImageSharp: { gatsbyImageData: { ...size, images } } };
}

/** `value` in the shape of `model`: missing or invalid parts are empty. */
export function withDefaults(value: unknown, model: unknown): unknown {
  if (model instanceof z.ZodOptional) return value && withDefaults(value, model.unwrap());
  if (model !== withoutWrapper(model)) return withDefaults(value, withoutWrapper(model));
  if (model instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((inner) => withDefaults(inner, model.element)) : [];
  const given = Object(value);
  const filled = (names: string[], modelOf: (name: string) => unknown) =>
    Object.fromEntries(names.map((name) => [name, withDefaults(given[name], modelOf(name))]));
  if (model instanceof z.ZodObject)
    return filled(Object.keys(model.shape), (name) => model.shape[name]);
  if (model instanceof z.ZodRecord) return filled(Object.keys(given), () => model.valueType);
  if (model instanceof z.ZodBoolean) return value === true;
  if (model instanceof z.ZodEnum)
    return model.options.includes(String(value)) ? value : model.options[0];
  if (model instanceof z.ZodNumber) return typeof value === 'number' ? value : 0;
  return typeof value === 'string' ? value : '';
}
