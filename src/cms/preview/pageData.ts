/**
 * The draft in the shape of the pages' queries. Gaps are filled so that the page always renders.
 */

import { companyData } from '../../content/companyData';
import { legalPages } from '../../content/legalPages';
import { parseMarkdown } from '../../content/markdown';
import {
  type About,
  aboutModel,
  type Company,
  companyModel,
  type Descriptions,
  legalTextModel,
  translationModel,
} from '../../content/model';
import { type CmsSettings, defaultCode } from '../settings';
import type { Draft } from './messages';
import { withDefaults } from './withDefaults';

type Data = Queries.AboutPageQuery & Pick<Queries.ImprintPageQuery, 'legalText'>;

interface Described {
  file?: string;
  focus?: string;
  alt: Descriptions;
}

/** In the format of gatsby-plugin-react-i18next. */
function localesOf({ language, words }: Draft): Queries.AboutPageQuery['locales'] {
  const data = JSON.stringify(withDefaults(words, translationModel));
  return { edges: [{ node: { ns: 'translation', language, data } }] };
}

/** `page` is a legal page or any other. */
export function pageData(draft: Draft, { languages }: CmsSettings, page = ''): Data {
  const company = withDefaults(draft.company, companyModel) as Company;
  const { collage, team, map, people = [] } = withDefaults(draft.pictures, aboutModel) as About;
  const original = defaultCode(languages);
  const textIn = (texts: Descriptions) => texts[draft.language] || texts[original] || '';
  const picture = ({ file = '', focus, alt }: Described) => ({
    file: fileFrom(draft.pictureUrls[file]),
    isOpaque: true,
    focus: focus || null,
    alt: textIn(alt),
  });
  const language = languages.find(({ code }) => code === draft.language);
  return {
    company: companyData(company, logoFrom(draft.pictureUrls[company.logo ?? ''])),
    language: language ? { ...language, card: null, suggestions: null } : null,
    languages: {
      nodes: languages.filter(({ isDraft }) => !isDraft),
    },
    site: {
      siteMetadata: {
        year: String(new Date().getFullYear()),
        isPreview: false,
        // The preview never shows the live map.
        liveMap: null,
      },
    },
    locales: localesOf(draft),
    legalTexts: {
      nodes: legalPages
        .filter((name) => textOf(draft, name))
        .map((name) => ({ page: name, language: draft.language })),
    },
    legalText: { content: { nodes: parseMarkdown(textOf(draft, page)).nodes } },
    pictures: {
      collage: collage.map(picture),
      team: picture(team),
      map: picture(map),
      mapDark: picture({ file: map.darkFile, alt: map.alt }),
      mapCredit: map.credit || null,
      people: people.map(({ name, role, file, focus, line }) => ({
        name,
        role: textIn(role),
        line: line ? textIn(line) : null,
        portrait: file ? picture({ file, focus, alt: {} }) : null,
      })),
    },
  };
}

function textOf({ legalTexts = {} }: Draft, page: string): string {
  const name = legalPages.find((one) => one === page);
  const { body } = withDefaults(name && legalTexts[name], legalTextModel) as { body?: string };
  return body ?? '';
}

/** `fitLogo.ts` knows the rest once the file has loaded. */
const logoFrom = (src: string | undefined) =>
  src ? { src, width: null, height: 40, isWide: false, scheme: null } : null;

/** Uses the original file at every width; the layout crops it like the built ones. */
function fileFrom(src: string | undefined): Queries.PictureFragment['file'] {
  if (!src) return null;
  const images = { fallback: { src }, sources: [] };
  const size = { width: 1600, height: 1200, layout: 'constrained' as const };
  return { childImageSharp: { gatsbyImageData: { ...size, images } } };
}
