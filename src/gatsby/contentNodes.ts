/** Creates GraphQL nodes for the company's data and the pictures. */
import type { Actions, CreateNodeArgs } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { contentRoot } from '../content/files/contentRoot';
import { readCompany } from '../content/files/read';
import { mapsLinkTo } from '../content/mapsLink';
import { phoneUri } from '../content/phoneUri';
import { checkContent } from '../content/validation/check';
import { reportProblems } from '../content/validation/report';
import { createPictureNodes } from './pictureNodes';

export function defineContentTypes({ createTypes }: Pick<Actions, 'createTypes'>): void {
  createTypes(`
    type Company implements Node @dontInfer {
      name: String!
      url: String!
      phone: String!
      "RFC 3966: tel: and the number in E.164"
      phoneUri: String!
      email: String!
      mapsUrl: String!
      office: Office!
    }
    type Office {
      longitude: Float!
      latitude: Float!
    }
    type AboutPictures implements Node @dontInfer {
      language: String!
      collage: [DescribedPicture!]!
      team: DescribedPicture!
      "Its file, if the owner has one, replaces the drawn map"
      map: DescribedPicture!
    }
    type DescribedPicture {
      file: File @link
      "Without transparent parts"
      isOpaque: Boolean!
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
    if (file.relativePath === 'company.json') createCompany(args);
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

function createCompany({ node, actions, createNodeId, createContentDigest }: CreateNodeArgs): void {
  const company = readCompany(contentRoot());
  const fields = {
    ...company,
    mapsUrl: company.mapsUrl ?? mapsLinkTo(company.office),
    phoneUri: phoneUri(company.phone),
  };
  actions.createNode({
    ...fields,
    // With the file, as another content root has one of the same name.
    id: createNodeId(`${node.id} Company`),
    parent: node.id,
    internal: { type: 'Company', contentDigest: createContentDigest(fields) },
  });
}
