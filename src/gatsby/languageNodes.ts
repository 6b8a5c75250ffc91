/** Creates GraphQL nodes for the languages, with data that only the build has: name, direction, card. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Actions, SourceNodesArgs } from 'gatsby';
import type { Suggestion } from '../components/islands/useLanguageSuggestion';
import { mapFile } from '../components/map/drawnMap';
import { draftLanguages } from '../content/drafts';
import { contentRoot } from '../content/files/contentRoot';
import {
  readAbout,
  readCompany,
  readDrawnMap,
  readLanguages,
  readSite,
  readTranslation,
} from '../content/files/read';
import { pictureFile } from '../content/kinds';
import { describeLanguage } from '../content/languages/languages';
import type { DrawnMap, Site } from '../content/model';
import { readMark } from './brandMark';
import { emitAsset } from './emitAsset';
import { emitCard } from './socialCard';

export function defineLanguageTypes({ createTypes }: Pick<Actions, 'createTypes'>): void {
  createTypes(`
    type Language implements Node @dontInfer {
      code: String!
      "In the language itself"
      name: String!
      "ltr or rtl"
      direction: String!
      "ISO 15924: Latn, Grek, Arab; the styles' tracking and leading follow it"
      script: String!
      isDefault: Boolean!
      "As Open Graph writes it: el_GR"
      openGraphLocale: String!
      "The picture for shared links; a draft has none"
      card: SocialCard
      "Not published: seen in development only"
      isDraft: Boolean!
      "Place in the switcher, from 0"
      position: Int!
      "The drawn map, if there is one"
      drawnMap: DrawnMap
      "Address of the JSON with the words of LanguageSuggestion.tsx in every published language"
      suggestions: String
    }
    type DrawnMap {
      "The position that it was drawn for"
      office: Office!
      "Of its labels: this language, or the default one"
      language: String!
      credit: String!
      creditLanguage: String!
    }
    type SocialCard {
      "Its address"
      src: String!
      "What it says and shows"
      alt: String!
    }
  `);
}

/** All languages, drafts last, as in the pages' query but without generated files. */
export function describeLanguages(root: string) {
  const site = readSite(root);
  const drafts = draftLanguages(root, site);
  const map = readDrawnMap(root);
  return [...site.languages, ...drafts].map((code) => ({
    ...describeLanguage(code),
    openGraphLocale: openGraphLocale(code),
    isDefault: code === site.defaultLanguage,
    isDraft: drafts.includes(code),
    drawnMap: map ? describeMap(root, map, code, site) : null,
  }));
}

/** Null if the map is drawn neither with this language's labels nor with those of a published one. */
function describeMap(
  root: string,
  { office, credit }: DrawnMap,
  code: string,
  { defaultLanguage, languages }: Site,
) {
  const isDrawn = (one: string) =>
    existsSync(join(root, 'content/maps', mapFile('wide', one, 'light')));
  const language = [code, defaultLanguage, ...languages].find(isDrawn);
  if (!language) return null;
  const creditLanguage = [code, 'en', ...Object.keys(credit)].find((one) => credit[one]) ?? code;
  return {
    office,
    language,
    credit: credit[creditLanguage] ?? '',
    creditLanguage,
  };
}

/** With the region where most speakers live, unless the code has one. */
function openGraphLocale(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return region ? `${language}_${region}` : language;
}

/** Runs in every build, as the nodes depend on several files. */
export async function createLanguageNodes(args: SourceNodesArgs): Promise<void> {
  const root = contentRoot();
  const site = readSite(root);
  const company = readCompany(root);
  const [picture] = readAbout(root).collage;
  if (!picture) throw new Error('content/about.json has no picture for the cards.');
  const mark = await readMark(process.cwd(), root);
  const shown = {
    root: process.cwd(),
    logo: mark.isLogo ? mark : undefined,
    companyName: company.name,
    host: new URL(company.url).host,
    picture: readFileSync(join(root, pictureFile(picture.file))),
    focus: picture.focus,
  };
  const built = readLanguages(root);
  const languages = describeLanguages(root).filter(({ code }) => built.includes(code));
  const suggestions = await emitSuggestions(root, site);
  for (const [position, language] of languages.entries()) {
    const { code, isDraft } = language;
    // Drafts may be incomplete, so they have no card.
    const words = isDraft ? undefined : readTranslation(root, code);
    const card =
      words && (await emitCard({ ...shown, title: words.page.about.title, language }, code));
    if (card?.warning) args.reporter.warn(card.warning);
    const { drawnMap } = language;
    const fields = {
      ...language,
      // The editor's preview compares them itself, as the position may change there.
      drawnMap: isDeepStrictEqual(drawnMap?.office, company.office) ? drawnMap : null,
      position,
      suggestions,
      card: card && {
        src: card.src,
        alt: [card.text, picture.alt[code]].filter(Boolean).join('. '),
      },
    };
    args.actions.createNode({
      ...fields,
      id: args.createNodeId(`Language ${code}`),
      internal: { type: 'Language', contentDigest: args.createContentDigest(fields) },
    });
  }
}

/** Loaded only if the browser prefers another language than the page's. */
function emitSuggestions(root: string, site: Site): Promise<string> {
  const { languages, defaultLanguage } = site;
  const suggestions: Suggestion[] = languages.map((code) => {
    const { offer, offerDecline } = readTranslation(root, code).site;
    return { code, isDefault: code === defaultLanguage, text: offer, dismiss: offerDecline };
  });
  const content = JSON.stringify(suggestions);
  return emitAsset({
    name: '/static/suggestions',
    type: 'json',
    inputs: [content],
    make: async () => Buffer.from(content),
  });
}
