/** @jest-environment node */
import { rmSync } from 'node:fs';
import type { NodePluginArgs } from 'gatsby';
import type { About } from '../../src/content/model';
import { createPictureNodes } from '../../src/gatsby/pictureNodes';
import { copyContent, edit } from '../content/project';

jest.mock('gatsby-source-filesystem', () => ({
  createFileNodeFromBuffer: async ({ name }: { name: string }) => ({ id: `file of ${name}` }),
}));

const { CONTENT_ROOT } = process.env;
let root: string;
beforeEach(() => {
  root = copyContent();
  process.env.CONTENT_ROOT = root;
});
afterEach(() => {
  process.env.CONTENT_ROOT = CONTENT_ROOT;
  rmSync(root, { recursive: true });
});

async function peopleByLanguage() {
  const nodes: Record<string, unknown>[] = [];
  const args = {
    actions: { createNode: (node: Record<string, unknown>) => nodes.push(node) },
    createNodeId: (name: string) => name,
    createContentDigest: () => '',
    getCache: () => undefined,
  };
  await createPictureNodes(args as unknown as NodePluginArgs);
  return Object.fromEntries(nodes.map(({ language, people }) => [language, people]));
}

test('Without people each language has an empty list', async () => {
  expect(await peopleByLanguage()).toEqual({ en: [], el: [], de: [], ar: [] });
});

test('People have their texts in the language, and the portrait has no description', async () => {
  const file = '/pictures/lighthouse.jpg';
  const role = { en: 'Pilot', el: 'Πιλότος', de: 'Lotsin', ar: 'مرشدة' };
  const line = { en: 'Sails.', el: 'Ταξιδεύει.', de: 'Segelt.', ar: 'تبحر.' };
  edit<About>(root, 'content/about.json', (about) => {
    about.people = [
      { name: 'Eleni', role, file, focus: '70% 20%', line },
      { name: 'Jonas', role },
    ];
  });
  const portrait = { file: 'file of lighthouse', focus: '70% 20%', isOpaque: true, alt: '' };
  expect(await peopleByLanguage()).toMatchObject({
    en: [
      { name: 'Eleni', role: 'Pilot', line: 'Sails.', portrait },
      { name: 'Jonas', role: 'Pilot', line: null, portrait: null },
    ],
    el: [{ role: 'Πιλότος', line: 'Ταξιδεύει.', portrait }, { role: 'Πιλότος' }],
  });
});
