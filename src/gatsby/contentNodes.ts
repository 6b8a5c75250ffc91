/** Creates GraphQL nodes for the company's data and the pictures. */
import type { Actions, CreateNodeArgs, NodeInput } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { contentRoot } from '../content/files/contentRoot';
import { readAbout, readCompany, readLanguages, readSite } from '../content/files/read';
import type { Descriptions } from '../content/model';
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
    }
    type AboutPictures implements Node @dontInfer {
      language: String!
      collage: [DescribedPicture!]!
      team: DescribedPicture!
      "Its file, if the owner has one, replaces the drawn map"
      map: DescribedPicture!
    }
    type DescribedPicture {
      file: File @link(by: "relativePath")
      "In the node's language; in a draft, perhaps in the default language"
      alt: String!
    }
  `);
}

interface ContentNode {
  type: string;
  /** If there is one node for each language. */
  language?: string;
  [field: string]: unknown;
}

const sources: Record<string, (root: string) => ContentNode[]> = {
  company: (root) => {
    const company = readCompany(root);
    return [{ type: 'Company', ...company, phoneUri: phoneUri(company.phone) }];
  },
  about: (root) => {
    const { collage, team, map } = readAbout(root);
    const { defaultLanguage } = readSite(root);
    return readLanguages(root).map((language) => {
      const describe = ({ file, alt }: { file?: string; alt: Descriptions }) => ({
        // `/pictures/x.jpg` in content is `pictures/x.jpg` in gatsby-source-filesystem.
        file: file?.slice(1),
        alt: alt[language] ?? alt[defaultLanguage],
      });
      return {
        type: 'AboutPictures',
        language,
        collage: collage.map(describe),
        team: describe(team),
        map: describe(map),
      };
    });
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
  for (const { type, ...fields } of made) {
    const input: NodeInput = {
      ...fields,
      // With the file, as another content root has files of the same names.
      id: createNodeId(`${node.id} ${type} ${fields.language}`),
      parent: node.id,
      internal: { type, contentDigest: createContentDigest(fields) },
    };
    actions.createNode(input);
  }
}

function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
