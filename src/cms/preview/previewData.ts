/** The draft in the shape of the pages' queries. Gaps are filled so that the page always renders. */
import { z } from 'zod';
import { type Company, companyModel } from '../../model/company';
import { legalPages } from '../../model/legalPages';
import { withFindableBold } from '../../model/markdown';
import {
  type About,
  aboutModel,
  type Look,
  lookModel,
  type Words,
  wordsModel,
} from '../../model/model';
import { mapPictures, pageData } from '../../model/pageData';
import { HEADER_ROOM, isWide, type Size, sizeIn } from '../../model/pictures';
import { withoutWrapper } from '../../model/schemaAt';
import { type EntryName, wordNames } from '../entries';
import { filledIn } from '../merge';
import { type CmsSettings, defaultCode, publishedCodes } from '../settings';

/** By their paths in the content. */
export type LoadedPictures = Record<string, (Size & { src: string }) | undefined>;

export function previewData(
  contentOf: (name: EntryName) => unknown,
  language: string,
  loaded: LoadedPictures,
  { languages, drawnMap, looks }: CmsSettings,
) {
  const company = withDefaults(filledIn(contentOf('company')), companyModel) as Company;
  const content = {
    site: {
      languages: publishedCodes(languages),
      defaultLanguage: defaultCode(languages),
      liveMap: 'automatic' as const,
    },
    company,
    about: withDefaults(filledIn(contentOf('pictures')), aboutModel) as About,
    languages,
    drawnMap,
    legalTexts: Object.fromEntries(
      legalPages.flatMap((name) => {
        const text = Object(contentOf(name)).body;
        return text ? [[name, { [language]: withFindableBold(String(text)) }]] : [];
      }),
    ),
  };
  const file = loaded[company.logo ?? ''];
  const logo = file && { src: file.src, ...sizeIn(file, HEADER_ROOM), isWide: isWide(file) };
  const words = Object.fromEntries(wordNames.map((name) => [name, contentOf(name)]));
  const { about, ...others } = withDefaults(words, wordsModel) as Words;
  const wordFiles = Object.entries({ translation: { page: { about } }, ...others });
  const { look } = withDefaults(contentOf('look'), lookModel) as { look: Look };
  const { site, pictures } = pageData(content, language, { logo, look: looks[look] });
  return {
    look,
    pageData: {
      site,
      pictures: mapPictures(pictures, ({ file = '' }) => ({
        isOpaque: true,
        file: imageFrom(loaded[file]),
      })),
    },
    locales: {
      edges: wordFiles.map(([ns, content]) => ({
        node: { ns, language, data: JSON.stringify(content) },
      })),
    },
  };
}

/** Uses the original file at every width; the layout crops it like the built ones. */
function imageFrom(picture: LoadedPictures[string]) {
  if (!picture) return null;
  const { src, width, height } = picture;
  const images = { fallback: { src }, sources: [] };
  const gatsbyImageData = { width, height, layout: 'constrained' as const, images };
  return { childImageSharp: { gatsbyImageData } };
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
  if (model instanceof z.ZodEnum)
    return model.options.includes(String(value)) ? value : model.options[0];
  if (model instanceof z.ZodNumber) return typeof value === 'number' ? value : 0;
  return typeof value === 'string' ? value : '';
}
