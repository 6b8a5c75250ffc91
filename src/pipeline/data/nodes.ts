/** Gatsby's nodes for the content: one for each language. Its words are nodes of gatsby-plugin-react-i18next. */
import type { CreateSchemaCustomizationArgs, NodePluginArgs } from 'gatsby';
import { readPicture } from '../../files/files';
import type { LoadedContent } from '../../files/read';
import { pageLook } from '../../looks/design';
import { designs } from '../../looks/designs';
import { mapPictures, type PageLook, type PicturePlace, pageData } from '../../model/pageData';
import { COLLAGE_WIDTH, PORTRAIT_SHAPE, SECTION_SHAPES, shapesOf } from '../../model/pictures';
import { reportProblems } from '../../model/problem';
import { joinSentences } from '../../model/texts';
import { cardProblems, cardWords, titleOn } from '../cards/cardFonts';
import { type CardContent, drawCard } from '../cards/socialCard';
import { emitAsset } from '../emitAsset';
import { isPreview } from '../gate';
import { emitLogo, readMark } from '../mark';
import { createPictureFile, type Room } from '../pictures';
import { writeChosenLook } from '../webpack';

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
      "A key of \`sections\` in src/model/model.ts"
      name: String!
      picture: DescribedPicture
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

export async function createPageData(args: NodePluginArgs, content: LoadedContent): Promise<void> {
  writeChosenLook(content.look);
  const design = designs[content.look];
  const files = await createPictures(content, pageLook(design), args);
  const mark = await readMark(content, design);
  const logo = await emitLogo(mark);
  const problems = cardProblems(content);
  if (problems.length) args.reporter.warn(reportProblems(problems, { kind: 'warning' }));
  for (const code of content.pageLanguages) {
    const card = await makeCard(content, code, { design, mark });
    const data = pageData(content, code, {
      logo,
      look: pageLook(design),
      card,
      isPreview: isPreview(process.env),
    });
    const pictures = mapPictures(data.pictures, (_, place) => files.get(keyOf(place)) ?? {});
    const fields = { language: code, site: data.site, pictures };
    args.actions.createNode({
      ...fields,
      id: args.createNodeId(`PageData ${code}`),
      internal: { type: 'PageData', contentDigest: args.createContentDigest(fields) },
    });
  }
}

/** The files of the pictures, by place; each is made once, though there are nodes in every language. */
async function createPictures(content: LoadedContent, look: PageLook, args: NodePluginArgs) {
  const files: Promise<[string, Awaited<ReturnType<typeof createPictureFile>>]>[] = [];
  mapPictures(pageData(content, content.siteFile.defaultLanguage).pictures, (picture, place) => {
    const file = createPictureFile(content.root, picture, roomAt(place, look), args);
    files.push(file.then((made) => [keyOf(place), made]));
    return {};
  });
  return new Map(await Promise.all(files));
}

const keyOf = ({ group, index }: PicturePlace) => `${group} ${index}`;

/** In CSS pixels, with a third pixel for phones. */
const PORTRAIT_WIDTH = 170;

function roomAt({ group, index }: PicturePlace, { collage }: PageLook): Room {
  const inCollage = group === 'collage' && collage[index];
  if (inCollage)
    return { shapes: shapesOf(inCollage), width: (inCollage.wide[2] / 12) * COLLAGE_WIDTH * 16 };
  if (group === 'people') return { shapes: [PORTRAIT_SHAPE], width: PORTRAIT_WIDTH };
  return { shapes: group === 'sections' ? SECTION_SHAPES : [] };
}

/** Drafts may be incomplete, so they have no card. */
async function makeCard(
  content: LoadedContent,
  code: string,
  brand: Pick<CardContent, 'design' | 'mark'>,
) {
  const { root, siteFile, about } = content;
  const [first] = about.collage;
  if (!first || !siteFile.languages.includes(code)) return undefined;
  const picture = readPicture(root, first.file);
  const words = cardWords(content, code);
  const card = await drawCard({ ...brand, words, picture, focus: first.focus });
  return {
    src: emitAsset(`/cards/${code}`, 'jpg', card),
    alt: joinSentences(
      [titleOn(words, brand.design), first.alt[code] ?? ''],
      words.language.script,
    ),
  };
}
