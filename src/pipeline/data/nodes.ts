/** Gatsby's nodes for the content: one for each language. Its words are nodes of gatsby-plugin-react-i18next. */
import type { CreateNodeArgs, CreateSchemaCustomizationArgs, NodePluginArgs } from 'gatsby';
import { checkContent } from '../../files/check';
import { contentRoot } from '../../files/contentRoot';
import { readPicture } from '../../files/files';
import { readContent, readLanguages, readWords } from '../../files/read';
import type { Suggestion } from '../../islands/LanguageSuggestion';
import { pageLook } from '../../looks/design';
import { sections } from '../../model/model';
import {
  type Content,
  mapPictures,
  type PageLook,
  type Picture,
  pageData,
} from '../../model/pageData';
import { reportProblems } from '../../model/problem';
import { PORTRAIT_SHAPE, SECTION_SHAPES, shapesOf } from '../../ui/pictureSizes';
import { cardProblems, readCardWords } from '../cards/cardFonts';
import { type CardContent, drawCard } from '../cards/socialCard';
import { emitAsset } from '../emitAsset';
import { isPreview } from '../gate';
import { emitLogo, readMark } from '../icons';
import { chosenDesign, writeChosenLook } from '../look';
import { createPictureFile, type Room } from '../pictures';

export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(`
    type PageData implements Node @dontInfer {
      language: String!
      "SiteData of src/model/pageData.ts"
      site: JSON!
      pictures: Pictures!
    }
    type Pictures {
      collage: [DescribedPicture!]!
      sections: [Section!]!
      map: DescribedPicture!
      mapDark: DescribedPicture!
      mapCredit: String
      people: [Person!]!
    }
    type Section {
      name: SectionName!
      picture: DescribedPicture
    }
    enum SectionName {
      ${Object.keys(sections).join(' ')}
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
    "A file of words, from gatsby-plugin-react-i18next"
    type Locale implements Node {
      language: String!
      ns: String!
      data: String!
    }
  `);
}

export async function sourceNodes(args: NodePluginArgs): Promise<void> {
  const root = contentRoot();
  const content = readContent(root);
  writeChosenLook();
  const look = chosenDesign(root);
  const files = await createPictures(content, pageLook(look), args);
  const mark = await readMark(root, look);
  const logo = await emitLogo(mark);
  const suggestions = emitSuggestions(root, content);
  const problems = cardProblems(root);
  if (problems.length) args.reporter.warn(reportProblems(problems, { kind: 'warning' }));
  for (const code of readLanguages(root)) {
    const card = await makeCard(content, code, { look, mark });
    const data = pageData(content, code, {
      logo,
      look: pageLook(look),
      card,
      suggestions,
      isPreview: isPreview(process.env),
    });
    const pictures = mapPictures(data.pictures, (_, place) => files.get(place) ?? {});
    const fields = { language: code, site: data.site, pictures };
    args.actions.createNode({
      ...fields,
      id: args.createNodeId(`PageData ${code}`),
      internal: { type: 'PageData', contentDigest: args.createContentDigest(fields) },
    });
  }
}

/** In development, makes the nodes again when a file changes, which may have become invalid. */
export async function onCreateNode(args: CreateNodeArgs): Promise<void> {
  const hasStarted = args.getNodesByType('PageData').length > 0;
  const isContent = ['content', 'locales'].includes(String(args.node.sourceInstanceName));
  if (!isContent || !hasStarted || process.env.NODE_ENV !== 'development') return;
  const problems = await checkContent(contentRoot());
  if (problems.length) args.reporter.error(reportProblems(problems));
  else await sourceNodes(args);
}

/** The files of the pictures, by place; each is made once, though there are nodes in every language. */
async function createPictures(content: Content, look: PageLook, args: NodePluginArgs) {
  const pictures: Record<string, Picture> = {};
  mapPictures(pageData(content, content.site.defaultLanguage).pictures, (picture, place) => {
    pictures[place] = picture;
    return {};
  });
  const files = Object.entries(pictures).map(
    async ([place, picture]) =>
      [place, await createPictureFile(contentRoot(), picture, roomAt(place, look), args)] as const,
  );
  return new Map(await Promise.all(files));
}

/** In CSS pixels: the collage's largest width, and a portrait's with a third pixel for phones. */
const PAGE_WIDTH = 1328;
const PORTRAIT_WIDTH = 170;

function roomAt(place: string, { collage }: PageLook): Room {
  const inCollage = collage[Number(/^collage\[(\d+)\]$/.exec(place)?.[1])];
  if (inCollage)
    return { shapes: shapesOf(inCollage), width: (inCollage.wide[0] / 12) * PAGE_WIDTH };
  if (place.endsWith('.portrait')) return { shapes: [PORTRAIT_SHAPE], width: PORTRAIT_WIDTH };
  return { shapes: place.startsWith('sections') ? SECTION_SHAPES : [] };
}

/** Drafts may be incomplete, so they have no card. */
async function makeCard(
  { site, about }: Content,
  code: string,
  brand: Pick<CardContent, 'look' | 'mark'>,
) {
  const root = contentRoot();
  const [first] = about.collage;
  if (!first || !site.languages.includes(code)) return undefined;
  const picture = readPicture(root, first.file);
  const words = readCardWords(root, code);
  const card = await drawCard({ ...brand, words, picture, focus: first.focus });
  return {
    src: emitAsset(`/cards/${code}`, 'jpg', card),
    alt: [Object.values(words.title).join(' '), first.alt[code]].filter(Boolean).join('. '),
  };
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
