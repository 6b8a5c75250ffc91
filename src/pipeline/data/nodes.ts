/** Gatsby's nodes for the content: one for each language. Its words are nodes of gatsby-plugin-react-i18next. */
import type { CreateSchemaCustomizationArgs, NodePluginArgs } from 'gatsby';
import { readPicture } from '../../files/files';
import type { LoadedContent } from '../../files/read';
import { pageLook } from '../../looks/design';
import { designOf } from '../../looks/designs';
import { targetSizeAt } from '../../model/pictureSize';
import { reportProblems } from '../../model/problem';
import { joinSentences } from '../../model/texts';
import { attachFiles, type PageLook, type PictureId, viewData } from '../../model/viewData';
import { emitLogo, readBrand } from '../brand';
import { cardProblems, cardWords, titleOn } from '../cards/cardFonts';
import { type CardContent, drawCard } from '../cards/socialCard';
import { emitAsset } from '../emitAsset';
import { isPreview } from '../gate';
import { createPictureFile } from '../pictures';
import { writeChosenLook } from '../webpack';

export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(`
    type LanguageData implements Node @dontInfer {
      language: String!
      "Shell of src/model/viewData.ts"
      shell: JSON!
      pictures: Pictures!
    }
    type Pictures {
      collage: [DescribedPicture!]!
      sections: [Section!]!
      services: [DescribedPicture!]!
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

export async function createLanguageData(
  args: NodePluginArgs,
  content: LoadedContent,
): Promise<void> {
  const design = designOf(content);
  writeChosenLook(design);
  const files = await createPictures(content, pageLook(design), args);
  const brand = await readBrand(content, design);
  const logo = await emitLogo(brand);
  const problems = cardProblems(content);
  if (problems.length) args.reporter.warn(reportProblems(problems, { kind: 'warning' }));
  for (const code of content.pageLanguages) {
    const card = await makeCard(content, code, { design, brand });
    const data = viewData(content, code, {
      logo,
      look: pageLook(design),
      card,
      isPreview: isPreview(process.env),
    });
    const pictures = attachFiles(data.pictures, (_, id) => files.get(keyOf(id)) ?? {});
    const fields = { language: code, shell: data.shell, pictures };
    args.actions.createNode({
      ...fields,
      id: args.createNodeId(`LanguageData ${code}`),
      internal: { type: 'LanguageData', contentDigest: args.createContentDigest(fields) },
    });
  }
}

/** The files of the pictures, by picture; each is made once, though there are nodes in every language. */
async function createPictures(content: LoadedContent, look: PageLook, args: NodePluginArgs) {
  const files: Promise<[string, Awaited<ReturnType<typeof createPictureFile>>]>[] = [];
  attachFiles(viewData(content, content.settings.defaultLanguage).pictures, (picture, id) => {
    const target = targetSizeAt([id.group, id.index], look.collage);
    const file = createPictureFile(content.root, picture, target, args);
    files.push(file.then((made) => [keyOf(id), made]));
    return {};
  });
  return new Map(await Promise.all(files));
}

const keyOf = ({ group, index }: PictureId) => `${group} ${index}`;

/** Drafts may be incomplete, so they have no card. */
async function makeCard(
  content: LoadedContent,
  code: string,
  style: Pick<CardContent, 'design' | 'brand'>,
) {
  const { root, settings, about } = content;
  const [first] = about.collage;
  if (!first || !settings.languages.includes(code)) return undefined;
  const picture = readPicture(root, first.file);
  const words = cardWords(content, code);
  const card = await drawCard({ ...style, words, picture, focus: first.focus });
  return {
    src: emitAsset(`/cards/${code}`, 'jpg', card),
    alt: joinSentences(
      [titleOn(words, style.design), first.alt[code] ?? ''],
      words.language.script,
    ),
  };
}
