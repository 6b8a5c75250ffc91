/**
 * The draft in the shape of the About page's query, which includes everything that other pages query. Gaps are filled so
 * that the page always renders.
 */

import { mapsLinkTo } from '../../content/mapsLink';
import {
  type About,
  aboutModel,
  type Company,
  companyModel,
  type Descriptions,
  translationModel,
} from '../../content/model';
import { phoneUri } from '../../content/phoneUri';
import type { CmsSettings } from '../settings';
import type { Draft } from './messages';
import { withDefaults } from './withDefaults';

/** In the format of gatsby-plugin-react-i18next. */
function localesOf({ language, words }: Draft): Queries.AboutPageQuery['locales'] {
  const data = JSON.stringify(withDefaults(words, translationModel));
  return { edges: [{ node: { ns: 'translation', language, data } }] };
}

export function pageData(draft: Draft, { languages }: CmsSettings): Queries.AboutPageQuery {
  const company = withDefaults(draft.company, companyModel) as Company;
  const { collage, team, map } = withDefaults(draft.pictures, aboutModel) as About;
  const original = languages.find(({ isDefault }) => isDefault)?.code ?? '';
  const picture = ({ file = '', alt }: { file?: string; alt: Descriptions }) => ({
    file: fileFrom(draft.pictureUrls[file]),
    isOpaque: true,
    alt: alt[draft.language] || alt[original] || '',
  });
  const language = languages.find(({ code }) => code === draft.language);
  return {
    company: {
      name: company.name,
      url: company.url,
      phone: company.phone,
      phoneUri: phoneUri(company.phone),
      email: company.email,
      mapsUrl: company.mapsUrl || mapsLinkTo(company.office),
      office: company.office,
    },
    language: language ? { ...language, card: null, suggestions: null } : null,
    languages: {
      nodes: languages.filter(({ isDraft }) => !isDraft),
    },
    site: { siteMetadata: { year: String(new Date().getFullYear()), isPreview: false } },
    locales: localesOf(draft),
    pictures: { collage: collage.map(picture), team: picture(team), map: picture(map) },
  };
}

/** Uses the original file at every width; the layout crops it like the built ones. */
function fileFrom(src: string | undefined): Queries.PictureFragment['file'] {
  if (!src) return null;
  const images = { fallback: { src }, sources: [] };
  const size = { width: 1600, height: 1200, layout: 'constrained' as const };
  return { childImageSharp: { gatsbyImageData: { ...size, images } } };
}
