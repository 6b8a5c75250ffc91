/** Creates GraphQL nodes for the company's data, the legal texts and the pictures. */
import type { Actions, CreateNodeArgs } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { companyData } from '../content/companyData';
import { contentRoot } from '../content/files/contentRoot';
import { readCompany, readLanguages } from '../content/files/read';
import { readLegalText } from '../content/files/readLegalText';
import { legalPages } from '../content/legalPages';
import { parseMarkdown } from '../content/markdown';
import { checkContent } from '../content/validation/check';
import { reportProblems } from '../content/validation/report';
import { emitLogo } from './headerLogo';
import { createPictureNodes } from './pictureNodes';

export function defineContentTypes({ createTypes }: Pick<Actions, 'createTypes'>): void {
  createTypes(`
    type Company implements Node @dontInfer {
      name: String!
      legalName: String
      logo: CompanyLogo
      url: String!
      phones: [Phone!]!
      email: String!
      mapsUrl: String!
      office: Office!
      openingHours: OpeningHours
      links: [FooterLink!]!
      legal: LegalDetails!
    }
    type CompanyLogo {
      src: String!
      width: Int
      height: Int!
      "Whether it takes the place of the name"
      isWide: Boolean!
      "light or dark: the only colours in which it can be seen"
      scheme: String
    }
    type Phone {
      text: String!
      "RFC 3966: tel: and the number in E.164"
      uri: String!
    }
    type Office {
      longitude: Float!
      latitude: Float!
    }
    type LocalizedText {
      language: String!
      text: String!
    }
    type OpeningHours {
      text: [LocalizedText!]!
      "In the form of schema.org: Mo-Fr 09:00-17:00"
      forSearchEngines: [String!]!
    }
    type FooterLink {
      label: [LocalizedText!]!
      url: String!
      "The company's own page on another site"
      isProfile: Boolean!
    }
    type LegalDetails {
      form: String
      register: String
      vatId: String
      representative: String
      authority: String
    }
    type LegalText implements Node @dontInfer {
      page: String!
      language: String!
      "The nodes of src/content/markdown.ts"
      content: JSON!
    }
    type AboutPictures implements Node @dontInfer {
      language: String!
      collage: [DescribedPicture!]!
      team: DescribedPicture!
      "Its file, if the owner has one, replaces the drawn map"
      map: DescribedPicture!
      "For the dark theme"
      mapDark: DescribedPicture!
      mapCredit: String
      people: [Person!]!
    }
    type Person {
      name: String!
      "In the node's language; in a draft, perhaps in the default language"
      role: String!
      line: String
      "Without a description, as the name is next to it"
      portrait: DescribedPicture
    }
    type DescribedPicture {
      file: File @link
      "Without transparent parts"
      isOpaque: Boolean!
      "As CSS's object-position, if the owner chose one"
      focus: String
      "In the node's language; in a draft, perhaps in the default language"
      alt: String!
    }
  `);
}

export async function createContentNodes(args: CreateNodeArgs): Promise<void> {
  const { node, reporter } = args;
  const file = node as unknown as FileSystemNode;
  if (node.internal.type !== 'File' || file.sourceInstanceName !== 'content') return;
  try {
    if (file.relativePath === 'company.json') await createCompany(args);
    if (file.extension === 'md') createLegalText(args, file.relativePath);
    // A build creates them once, for all files; development again when one of the files changes.
    const isOfPictures =
      file.relativePath === 'about.json' || file.relativeDirectory === 'pictures';
    const hasStarted = args.getNodesByType('AboutPictures').length > 0;
    if (isOfPictures && hasStarted && process.env.NODE_ENV === 'development')
      await createPictureNodes(args);
  } catch (error) {
    // Only in development, where a file can break after the first check.
    const problems = await checkContent(contentRoot());
    if (!problems.length) throw error;
    reporter.error(reportProblems(problems));
  }
}

async function createCompany(args: CreateNodeArgs): Promise<void> {
  const { node, actions, createNodeId, createContentDigest } = args;
  const logo = await emitLogo(process.cwd(), contentRoot());
  const fields = companyData(readCompany(contentRoot()), logo);
  actions.createNode({
    ...fields,
    // With the file, as another content root has one of the same name.
    id: createNodeId(`${node.id} Company`),
    parent: node.id,
    internal: { type: 'Company', contentDigest: createContentDigest(fields) },
  });
}

function createLegalText(
  { node, actions, createNodeId, createContentDigest }: CreateNodeArgs,
  path: string,
) {
  const [page, language] = path.replace(/\.md$/, '').split('/');
  const root = contentRoot();
  const name = legalPages.find((one) => one === page);
  if (!name || !language || !readLanguages(root).includes(language)) return;
  const text = readLegalText(root, name, language);
  if (typeof text !== 'string') return;
  const fields = { page, language, content: { nodes: parseMarkdown(text).nodes } };
  actions.createNode({
    ...fields,
    id: createNodeId(`${node.id} LegalText`),
    parent: node.id,
    internal: { type: 'LegalText', contentDigest: createContentDigest(fields) },
  });
}
