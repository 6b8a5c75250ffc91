/** Puts `content/*.json` into GraphQL, with pictures as files and what can be derived beside it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Actions, CreateNodeArgs, NodeInput } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { describeLanguage } from '../content/languages';
import { readAbout, readCompany, readSite } from '../content/read';
import { phoneUri } from './phoneUri';

export function defineContentTypes({ createTypes }: Pick<Actions, 'createTypes'>): void {
  createTypes(`
    type Language implements Node @dontInfer {
      code: String!
      "In the language itself"
      name: String!
      direction: String!
      isDefault: Boolean!
      "Place in the switcher, from 0"
      position: Int!
      "Language of the drawn map with labels in this language, or in the default one"
      mapLanguage: String!
    }
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

/** `/pictures/x.jpg` as content writes it, `pictures/x.jpg` as gatsby-source-filesystem does. */
const relative = (picture: string | undefined) => picture?.slice(1);

const sources: Record<string, (root: string) => { type: string; nodes: Fields[] }> = {
  site: (root) => {
    const { languages, defaultLanguage } = readSite(root);
    const isDrawn = (code: string) => existsSync(join(root, `static/map/wide.${code}.svg`));
    const nodes = languages.map((code, position) => ({
      ...describeLanguage(code),
      isDefault: code === defaultLanguage,
      position,
      mapLanguage: isDrawn(code) ? code : defaultLanguage,
    }));
    return { type: 'Language', nodes };
  },
  company: (root) => {
    const company = readCompany(root);
    const office = { ...company.office, mapPicture: relative(company.office.mapPicture) };
    return { type: 'Company', nodes: [{ ...company, office, phoneUri: phoneUri(company.phone) }] };
  },
  about: (root) => {
    const { collage, team } = readAbout(root);
    return {
      type: 'AboutPictures',
      nodes: [{ collage: collage.map(relative), team: relative(team) }],
    };
  },
};

export function createContentNodes({
  node,
  actions,
  createNodeId,
  createContentDigest,
}: CreateNodeArgs): void {
  const file = node as unknown as FileSystemNode;
  if (node.internal.type !== 'File' || file.sourceInstanceName !== 'content') return;
  const source = file.extension === 'json' ? sources[file.name] : undefined;
  if (!source) return;
  const { type, nodes } = source(process.cwd());
  for (const [index, fields] of nodes.entries()) {
    const input: NodeInput = {
      ...fields,
      id: createNodeId(`${type} ${index}`),
      parent: node.id,
      internal: { type, contentDigest: createContentDigest(fields) },
    };
    actions.createNode(input);
  }
}
