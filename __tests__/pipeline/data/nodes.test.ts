/** @jest-environment node */
import { rmSync } from 'node:fs';
import type { CreateNodeArgs } from 'gatsby';
import { onCreateNode, onPreInit, sourceNodes as onSource } from '../../../gatsby-node';
import type { Company } from '../../../src/model/company';
import type { About } from '../../../src/model/model';
import { drawCard } from '../../../src/pipeline/cards/socialCard';
import { copyContent, edit, overwrite, writeText } from '../../model/project';

jest.mock('gatsby-source-filesystem', () => ({
  createFileNodeFromBuffer: async ({ name }: { name: string }) => ({ id: `file of ${name}` }),
}));
// Neither is written: only what they are to say is checked.
jest.mock('../../../src/pipeline/emitAsset', () => ({
  emitAsset: (name: string, type: string, content: string) =>
    name === '/static/suggestions' ? content : `${name}.${type}`,
}));
jest.mock('../../../src/pipeline/cards/socialCard', () => ({
  drawCard: jest.fn(async () => 'card'),
}));
jest.mock('../../../src/pipeline/cards/cardFonts', () => ({
  ...jest.requireActual('../../../src/pipeline/cards/cardFonts'),
  cardProblems: () => [{ file: '', key: '', problem: 'what a card lacks', fix: '' }],
}));

interface Node {
  internal: { type: string };
  language: string;
  site: Record<string, unknown>;
  pictures: Record<string, unknown>;
}

const { CONTENT_ROOT } = process.env;
let root: string;
let nodes: Node[];
const reporter = { warn: jest.fn(), error: jest.fn() };

const args = (folder = 'content') =>
  ({
    actions: { createNode: (node: Node) => nodes.push(node) },
    createNodeId: (name: string) => name,
    createContentDigest: () => '',
    getCache: () => undefined,
    getNodesByType: (type: string) => nodes.filter(({ internal }) => internal.type === type),
    node: { sourceInstanceName: folder },
    reporter,
  }) as unknown as CreateNodeArgs;

/** Runs hooks of `gatsby-node.ts` as Gatsby does; the first reads the content. */
const run = (hook: unknown, folder?: string) =>
  (hook as (args: CreateNodeArgs) => Promise<void>)(args(folder));
async function sourceNodes(): Promise<void> {
  await run(onPreInit);
  await run(onSource);
}

const nodesOf = (type: string) => nodes.filter(({ internal }) => internal.type === type);
const siteIn = (code: string) =>
  nodesOf('PageData').find(({ language }) => language === code)?.site ?? {};

beforeEach(() => {
  nodes = [];
  jest.clearAllMocks();
  root = copyContent();
  process.env.CONTENT_ROOT = root;
});
afterEach(() => {
  jest.restoreAllMocks();
  process.env.CONTENT_ROOT = CONTENT_ROOT;
  rmSync(root, { recursive: true });
});

test.each([
  ['en', 'Software as calm', 'as a harbour', 'at dawn'],
  ['el', 'Λογισμικό γαλήνιο', 'σαν λιμάνι', 'την αυγή'],
  ['ar', 'برمجيات هادئة', 'هدوء الميناء', 'عند الفجر'],
])('The card in %s has the title in that language', async (code, first, second, third) => {
  await sourceNodes();
  const { calls } = jest.mocked(drawCard).mock;
  const cards = calls.flatMap(([{ words }]) => (words.language.code === code ? words : []));
  expect(cards).toMatchObject([
    { title: { first, second, third }, name: 'Galini', address: 'www.example.com' },
  ]);
  expect(siteIn(code).card).toEqual({
    src: `/cards/${code}.jpg`,
    alt: expect.stringMatching(`^${first} ${second} ${third}\\. .`),
  });
  expect(reporter.warn.mock.calls).toEqual([[expect.stringContaining('what a card lacks')]]);
});

test('Every page knows the suggestion of each language, in that language', async () => {
  await sourceNodes();
  const suggestions = JSON.parse(`${siteIn('en').suggestions}`);
  expect(suggestions).toHaveLength(4);
  expect(suggestions[1]).toEqual({
    code: 'el',
    isDefault: false,
    text: 'Αυτή η σελίδα υπάρχει και στα ελληνικά',
    dismiss: 'Να μην εμφανιστεί ξανά',
  });
  expect(siteIn('ar').suggestions).toBe(siteIn('en').suggestions);
});

test('Pictures are files, which are made once for all languages', async () => {
  const [file, focus] = ['/pictures/lighthouse.jpg', '70% 20%'];
  edit<About>(root, 'content/about.json', (about) => {
    about.people = [
      {
        name: 'Eleni',
        role: { en: 'Pilot', el: 'Πιλότος', de: 'Lotsin', ar: 'مرشدة' },
        file,
        focus,
      },
    ];
    about.map.file = file;
  });
  await sourceNodes();
  const [first, ...others] = nodesOf('PageData');
  expect(others).toHaveLength(3);
  const made = { file: 'file of lighthouse', isOpaque: true };
  expect(first?.pictures).toMatchObject({
    sections: expect.arrayContaining([
      {
        name: 'mission',
        picture: expect.objectContaining({ file: 'file of team-table', isOpaque: true }),
      },
    ]),
    map: made,
    mapDark: { isOpaque: true },
    people: [{ name: 'Eleni', role: 'Pilot', portrait: { ...made, focus, alt: '' } }],
  });
  expect(first?.pictures.collage).toHaveLength(6);
});

test('A legal text is shown in the languages that have one', async () => {
  writeText(root, 'content/imprint/de.md', '## Galini\n');
  writeText(root, 'content/imprint/el.md', '\n \n');
  writeText(root, 'content/imprint/fr.md', 'No language of the site');
  await sourceNodes();
  expect(siteIn('de')).toMatchObject({
    legalPages: { imprint: ['de'], privacy: [] },
    legalTexts: { imprint: [{ tag: 'h2', children: ['Galini'] }], privacy: [] },
  });
});

describe('In development', () => {
  beforeEach(() => {
    jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  });

  test('a change of a file updates the pages, once they exist', async () => {
    await run(onCreateNode);
    expect(nodes).toEqual([]);
    await sourceNodes();
    edit<Company>(root, 'content/company.json', (company) => {
      company.name = 'Dupain';
    });
    await run(onCreateNode);
    expect(nodesOf('PageData').at(-1)).toMatchObject({ site: { company: { name: 'Dupain' } } });
  });

  test.each([
    ['content', 'content/company.json'],
    ['locales', 'locales/en/labels.json'],
  ])('a broken file in %s is reported, and the pages stay as they are', async (folder, file) => {
    await sourceNodes();
    const before = [...nodes];
    overwrite(root, file, '{');
    await run(onCreateNode, folder);
    expect(nodes).toEqual(before);
    expect(reporter.error.mock.calls[0]?.[0]).toContain(file);
  });
});
