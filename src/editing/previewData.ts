/** The draft in the shape of the pages' queries. Gaps are filled so that the page always renders. */
import { z } from 'zod';
import type { Draft, LoadedPictures } from '../../plugins/editor';
import { type Design, designCss, markOf, pageLook } from '../looks/design';
import { designOf } from '../looks/designs';
import { type Company, companyModel } from '../model/company';
import { legalPages } from '../model/legalPages';
import { type MarkdownNode, tidyMarkdown } from '../model/markdown';
import {
  type About,
  aboutModel,
  type ChosenLook,
  lookModel,
  type Words,
  wordsModel,
} from '../model/model';
import { normalizeColor } from '../model/normalize';
import { HEADER_SPACE, isWide, sizeIn } from '../model/pictures';
import { withoutWrapper } from '../model/schemaAt';
import { contentWithWords, fileOfWords, initialOf, textFor } from '../model/texts';
import {
  attachFiles,
  type CompanyLogo,
  type Content,
  type LanguageEntry,
  viewData,
} from '../model/viewData';
import { wordNames } from './entries';

/** What the editor needs beside the content of the forms. */
export interface EditingData extends Pick<Content, 'drawnMap'> {
  /** The paths of the site's pages and files. */
  addresses: string[];
}

export type PreviewData = ReturnType<typeof previewData>['data'];

/** The page's data from the draft, the stylesheet of the look, and the styles of a colour. */
export function previewData({ contentOf, language, pictures: loaded, marker, ...draft }: Draft) {
  const { drawnMap } = draft.data as EditingData;
  const languages = languagesIn(contentOf('languages'), draft.languages as LanguageEntry[]);
  const defaultLanguage = languages.find(({ isDefault }) => isDefault)?.code ?? '';
  const draftOf = <Value>(name: string, model: z.ZodType) =>
    marker.encode(name, withDefaults(contentOf(name), model) as Value);
  const company = draftOf<Company>('company', companyModel);
  const content = {
    settings: {
      languages: publishedCodes(languages),
      defaultLanguage,
      liveMap: 'automatic' as const,
    },
    company: { ...company, url: marker.decode(company.url).text },
    about: draftOf<About>('pictures', aboutModel),
    languages,
    drawnMap,
    // Those of the default language have links on each page.
    legalTexts: Object.fromEntries(
      legalPages.map((name) => {
        const texts = [defaultLanguage, language].flatMap((code) => {
          const text = Object(contentOf(name, code)).body;
          return text ? [[code, tidyMarkdown(String(text))]] : [];
        });
        return [name, Object.fromEntries(texts)];
      }),
    ),
  };
  const loadedPicture = (encoded = '') => {
    const { text, field } = marker.decode(encoded);
    const picture = loaded[text];
    return picture && { ...picture, src: `${picture.src}#${field}` };
  };
  const words = Object.fromEntries(
    wordNames.map((name) => [name, draftOf(name, wordsModel.shape[name])]),
  ) as Words;
  const chosen = draftLook(contentOf('look'));
  const design = designOf(chosen);
  const name = marker.decode(textFor(company.name, [defaultLanguage])).text;
  const logo = logoOf(company, name, loadedPicture, design);
  const { shell, pictures } = viewData(content, language, { logo, look: pageLook(design) });
  const encodeNodes = (entry: string, nodes: MarkdownNode[]): MarkdownNode[] =>
    nodes.map((node) =>
      typeof node === 'string'
        ? marker.encodeText({ entry, key: 'body' }, node)
        : { ...node, children: encodeNodes(entry, node.children) },
    );
  const data = {
    languageData: {
      shell: {
        ...shell,
        legalTexts: Object.fromEntries(
          legalPages.map((name) => [name, encodeNodes(name, shell.legalTexts[name])]),
        ),
      },
      pictures: attachFiles(pictures, ({ file }) => ({
        isOpaque: true,
        file: imageFrom(loadedPicture(file)),
      })),
    },
    locales: {
      edges: wordNames.map((name) => {
        const data = JSON.stringify(contentWithWords(name, words[name]));
        return { node: { ns: fileOfWords(name), language, data } };
      }),
    },
  };
  const css = chosen.color && designCss(design);
  return { data, stylesheet: `looks/${chosen.look}.css`, css };
}

/** The look in the form. A colour counts once it is one. */
export function draftLook(values: unknown): ChosenLook {
  const { look, color } = Object(values);
  const { shape } = lookModel;
  return {
    look: shape.look.safeParse(look).data ?? shape.look.parse(undefined),
    color: shape.color.safeParse(normalizeColor(String(color ?? ''))).data,
  };
}

const publishedCodes = (languages: LanguageEntry[]) =>
  languages.filter(({ isDraft }) => !isDraft).map(({ code }) => code);

/** All languages, in the order of the form: those that it lacks are drafts. */
function languagesIn(form: unknown, all: LanguageEntry[]): LanguageEntry[] {
  const published: string[] = Object(form).languages ?? publishedCodes(all);
  const placeOf = ({ code }: LanguageEntry) =>
    published.includes(code) ? published.indexOf(code) : published.length;
  return all
    .map((language) => ({ ...language, isDraft: !published.includes(language.code) }))
    .sort((one, other) => placeOf(one) - placeOf(other));
}

/** The logo, or the company's initial; undefined while its files load. */
function logoOf(
  { logo, darkLogo }: Company,
  name: string,
  loadedPicture: (encoded?: string) => LoadedPictures[string],
  look: Design,
): CompanyLogo | undefined {
  const main = logo || darkLogo;
  if (!main) {
    const [light, dark] = [drawInitial(name, look, 'light'), drawInitial(name, look, 'dark')];
    return { light, dark, isWide: false };
  }
  const [light, dark] = [loadedPicture(main), loadedPicture(darkLogo || main)];
  if (!light || !dark) return undefined;
  const shown = (file: typeof light) => ({ src: file.src, ...sizeIn(file, HEADER_SPACE) });
  return { light: shown(light), dark: shown(dark), isWide: isWide(light) };
}

/** Draws the initial as the build does, but in a font of the device. */
function drawInitial(name: string, look: Design, theme: 'light' | 'dark') {
  const { brandCorners, fallback, weight } = look;
  const { fill, letter } = markOf(look);
  const family = fallback.heading.replaceAll('"', "'");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${32 * brandCorners}" fill="${fill[theme]}"/><text x="16" y="22" text-anchor="middle" font-family="${family}" font-size="18" font-weight="${weight}" fill="${letter[theme]}">${initialOf(name)}</text></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width: 32, height: 32 };
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
function withDefaults(value: unknown, model: unknown): unknown {
  if (model instanceof z.ZodOptional) return value && withDefaults(value, model.unwrap());
  if (model !== withoutWrapper(model)) return withDefaults(value, withoutWrapper(model));
  if (model instanceof z.ZodArray) {
    const items: unknown[] = Array.isArray(value) ? value : [];
    const { element } = model;
    // What is not chosen yet is nothing.
    return element instanceof z.ZodEnum
      ? items.filter((item) => element.options.includes(String(item)))
      : items.map((item) => withDefaults(item, element));
  }
  const given = Object(value);
  const filled = (names: string[], modelOf: (name: string) => unknown) =>
    Object.fromEntries(names.map((name) => [name, withDefaults(given[name], modelOf(name))]));
  if (model instanceof z.ZodObject)
    return filled(Object.keys(model.shape), (name) => model.shape[name]);
  if (model instanceof z.ZodRecord) return filled(Object.keys(given), () => model.valueType);
  if (model instanceof z.ZodEnum)
    return model.options.includes(String(value)) ? value : model.options[0];
  return typeof value === 'string' ? value : '';
}
