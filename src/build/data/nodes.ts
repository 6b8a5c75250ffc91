/**
 * Gatsby's nodes for the content. For each language: what all of its pages show, its pictures, and its legal texts. Its
 * words are nodes of gatsby-plugin-react-i18next.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateNodeArgs, CreateSchemaCustomizationArgs, NodePluginArgs } from 'gatsby';
import type { Suggestion } from '../../client/islands/LanguageSuggestion';
import { PORTRAIT_SHAPE, shapesOf, TEAM_SHAPES } from '../../components/about/places';
import { contentRoot } from '../../model/files/contentRoot';
import { readContent, readLanguages, readWords } from '../../model/files/read';
import type { Language } from '../../model/languages/languages';
import { legalPages } from '../../model/legalPages';
import { type Content, type PageData, pageData } from '../../model/pageData';
import { pictureFile } from '../../model/pictures';
import { reportProblems } from '../../model/problem';
import { checkContent } from '../../model/validation/check';
import { cardProblems, readCardWords } from '../cards/cardWords';
import { emitCard } from '../cards/socialCard';
import { emitAsset } from '../emitAsset';
import { type CompanyMark, emitLogo, readMark } from '../icons';
import { type LookValues, readLook } from '../look';
import { createPictureFile, type Picture, type Room } from '../pictures';
import { isPreview } from './validateOrExit';

export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(`
    type PageData implements Node @dontInfer {
      language: String!
      "SiteData of src/model/pageData.ts"
      site: JSON!
    }
    type LegalText implements Node @dontInfer {
      language: String!
      page: String!
      "The nodes of src/model/markdown.ts"
      content: JSON!
    }
    type AboutPictures implements Node @dontInfer {
      language: String!
      collage: [DescribedPicture!]!
      team: DescribedPicture!
      map: DescribedPicture!
      mapDark: DescribedPicture!
      mapCredit: String
      people: [Person!]!
    }
    type Person {
      name: String!
      role: String!
      line: String
      portrait: DescribedPicture
    }
    type DescribedPicture {
      file: File @link
      "Without transparent parts"
      isOpaque: Boolean!
      "As CSS's object-position, if the owner chose one"
      focus: String
      alt: String!
    }
  `);
}

export async function sourceNodes(args: NodePluginArgs): Promise<void> {
  const root = contentRoot();
  const content = readContent(root);
  const built = readLanguages(root);
  const look = readLook();
  const withFiles = pictureMaker(root, look, args);
  const mark = await readMark(root, look);
  const logo = await emitLogo(mark);
  const suggestions = emitSuggestions(root, content);
  const problems = cardProblems(root);
  if (problems.length) args.reporter.warn(reportProblems(problems, { kind: 'warning' }));
  for (const language of content.languages.filter(({ code }) => built.includes(code))) {
    const { code } = language;
    const card = await makeCard(root, content, language, { look, mark });
    const data = pageData(content, code, {
      logo,
      look: { ground: look.ground, collage: look.collage },
      card,
      suggestions,
      isPreview: isPreview(process.env),
    });
    createNode('PageData', code, { site: data.site });
    createNode('AboutPictures', code, await withFiles(data.pictures));
    for (const page of legalPages)
      if (data.legalTexts[page].length)
        createNode('LegalText', code, { page, content: data.legalTexts[page] }, page);
  }

  function createNode(type: string, language: string, fields: object, page = ''): void {
    args.actions.createNode({
      ...fields,
      language,
      id: args.createNodeId(`${type} ${language} ${page}`),
      internal: { type, contentDigest: args.createContentDigest(fields) },
    });
  }
}

/** In development, makes the nodes again when a file changes, which may have become invalid. */
export async function onCreateNode(args: CreateNodeArgs): Promise<void> {
  const hasStarted = args.getNodesByType('PageData').length > 0;
  const isContent = args.node.sourceInstanceName === 'content';
  if (!isContent || !hasStarted || process.env.NODE_ENV !== 'development') return;
  const problems = await checkContent(contentRoot());
  if (problems.length) args.reporter.error(reportProblems(problems));
  else await sourceNodes(args);
}

type Pictures = PageData['pictures'];

/** In CSS pixels: the collage's largest width, and a portrait's with a third pixel for phones. */
const PAGE_WIDTH = 1328;
const PORTRAIT_WIDTH = 170;

/** Each file is made once, though there are nodes in every language. */
function pictureMaker(root: string, { collage: places }: LookValues, args: NodePluginArgs) {
  const made = new Map<string, ReturnType<typeof createPictureFile>>();
  const rooms = places.map((place) => ({
    shapes: shapesOf(place),
    width: (place.wide[0] / 12) * PAGE_WIDTH,
  }));
  const withFile = async <One extends Picture>(picture: One, room: Room = { shapes: [] }) => {
    const key = JSON.stringify([picture.file, picture.focus, room]);
    const file = made.get(key) ?? createPictureFile(root, picture, room, args);
    made.set(key, file);
    return { ...picture, ...(await file) };
  };
  return async ({ collage, team, map, mapDark, mapCredit, people }: Pictures) => ({
    collage: await Promise.all(collage.map((one, index) => withFile(one, rooms[index]))),
    team: await withFile(team, { shapes: TEAM_SHAPES }),
    map: await withFile(map),
    mapDark: await withFile(mapDark),
    mapCredit,
    people: await Promise.all(
      people.map(async (person) => ({
        ...person,
        portrait:
          person.portrait &&
          (await withFile(person.portrait, { shapes: [PORTRAIT_SHAPE], width: PORTRAIT_WIDTH })),
      })),
    ),
  });
}

/** Drafts may be incomplete, so they have no card. */
async function makeCard(
  root: string,
  { site, about }: Content,
  { code }: Language,
  brand: { look: LookValues; mark: CompanyMark },
) {
  const [first] = about.collage;
  if (!first || !site.languages.includes(code)) return undefined;
  const picture = readFileSync(join(root, pictureFile(first.file)));
  const words = readCardWords(root, code);
  const card = await emitCard({ ...brand, words, picture, focus: first.focus });
  return { src: card.src, alt: [card.text, first.alt[code]].filter(Boolean).join('. ') };
}

/** Loaded only if the browser prefers another language than the page's. */
function emitSuggestions(root: string, { site }: Content): string {
  const suggestions: Suggestion[] = site.languages.map((code) => {
    const { offer, offerDecline } = readWords(root, code).labels;
    const isDefault = code === site.defaultLanguage;
    return { code, isDefault, text: offer, dismiss: offerDecline };
  });
  return emitAsset('/static/suggestions', 'json', JSON.stringify(suggestions));
}
