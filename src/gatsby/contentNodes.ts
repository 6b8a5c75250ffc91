/** Creates GraphQL nodes for the company's data and the pictures. */
import type { Actions, CreateNodeArgs, NodeInput } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { contentRoot } from '../content/files/contentRoot';
import { readAbout, readCompany } from '../content/files/read';
import { phoneUri } from '../content/phoneUri';
import { checkContent } from '../content/validation/check';
import { reportProblems } from '../content/validation/report';

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
      mapPicture: File @link(by: "relativePath")
    }
    type AboutPictures implements Node @dontInfer {
      collage: [File!]! @link(by: "relativePath")
      team: File! @link(by: "relativePath")
    }
  `);
}

type Fields = Record<string, unknown>;

/** `/pictures/x.jpg` in content is `pictures/x.jpg` in gatsby-source-filesystem. */
const relative = (picture: string | undefined) => picture?.slice(1);

const sources: Record<string, (root: string) => { type: string; fields: Fields }> = {
  company: (root) => {
    const company = readCompany(root);
    const office = { ...company.office, mapPicture: relative(company.office.mapPicture) };
    return { type: 'Company', fields: { ...company, office, phoneUri: phoneUri(company.phone) } };
  },
  about: (root) => {
    const { collage, team } = readAbout(root);
    return {
      type: 'AboutPictures',
      fields: { collage: collage.map(relative), team: relative(team) },
    };
  },
};

export async function createContentNodes({
  node,
  actions,
  createNodeId,
  createContentDigest,
  reporter,
}: CreateNodeArgs): Promise<void> {
  const file = node as unknown as FileSystemNode;
  if (node.internal.type !== 'File' || file.sourceInstanceName !== 'content') return;
  const source = file.extension === 'json' ? sources[file.name] : undefined;
  if (!source) return;
  const root = contentRoot();
  const made = orUndefined(() => source(root));
  if (!made) {
    // Only in development, where a file can break after the first check.
    reporter.error(reportProblems(await checkContent(root)));
    return;
  }
  const { type, fields } = made;
  const input: NodeInput = {
    ...fields,
    id: createNodeId(type),
    parent: node.id,
    internal: { type, contentDigest: createContentDigest(fields) },
  };
  actions.createNode(input);
}

function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
