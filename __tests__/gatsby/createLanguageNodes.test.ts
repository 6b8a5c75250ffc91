/** @jest-environment node */
import type { SourceNodesArgs } from 'gatsby';
import { createLanguageNodes } from '../../src/gatsby/languageNodes';
import { emitCard } from '../../src/gatsby/socialCard';

// Neither is written: only what they are to say is checked.
jest.mock('../../src/gatsby/emitAsset', () => ({
  emitAsset: async ({ name, type, inputs }: { name: string; type: string; inputs: unknown[] }) =>
    name === '/static/suggestions' ? `${inputs}` : `${name}.${type}`,
}));
jest.mock('../../src/gatsby/socialCard', () => ({
  emitCard: jest.fn(async ({ title }, code) => ({
    src: `/cards/${code}.jpg`,
    text: Object.values(title).slice(0, 3).join(' '),
    warning: code === 'el' ? 'No letters.' : undefined,
  })),
}));

const nodes: Record<string, unknown>[] = [];
const warn = jest.fn();

beforeAll(async () => {
  const args = {
    actions: { createNode: (node: Record<string, unknown>) => nodes.push(node) },
    createNodeId: (name: string) => name,
    createContentDigest: () => '',
    reporter: { warn },
  };
  await createLanguageNodes(args as unknown as SourceNodesArgs);
});

test.each([
  ['en', 'Software as calm', 'as a harbour', 'at dawn'],
  ['el', 'Λογισμικό γαλήνιο', 'σαν λιμάνι', 'την αυγή'],
  ['de', 'Software, ruhig', 'wie ein Hafen', 'im Morgenlicht'],
  ['ar', 'برمجيات هادئة', 'هدوء الميناء', 'عند الفجر'],
])('The card in %s has the title in that language', (code, first, second, third) => {
  const cards = jest
    .mocked(emitCard)
    .mock.calls.flatMap(([content, language]) => (language === code ? content : []));
  expect(cards).toHaveLength(1);
  expect(cards[0]?.title).toMatchObject({ first, second, third });
  expect(cards[0]?.companyName).toBe('Galini');
  expect(cards[0]?.host).toBe('www.example.com');
  expect(cards[0]?.language).toMatchObject({ code });
  expect(nodes.find((node) => node.code === code)).toMatchObject({
    card: {
      src: `/cards/${code}.jpg`,
      alt: expect.stringMatching(`^${first} ${second} ${third}\\. .`),
    },
  });
});

test('The build warns of what a card leaves out', () => {
  expect(warn.mock.calls).toEqual([['No letters.']]);
});

test('Every page knows the suggestion of each language, in that language', () => {
  const [{ suggestions = '' } = {}] = nodes;
  expect(JSON.parse(`${suggestions}`)).toEqual([
    {
      code: 'en',
      isDefault: true,
      text: 'This page is also available in English',
      dismiss: 'Don’t show this again',
    },
    {
      code: 'el',
      isDefault: false,
      text: 'Αυτή η σελίδα υπάρχει και στα ελληνικά',
      dismiss: 'Να μην εμφανιστεί ξανά',
    },
    {
      code: 'de',
      isDefault: false,
      text: 'Diese Seite gibt es auch auf Deutsch',
      dismiss: 'Nicht mehr anzeigen',
    },
    {
      code: 'ar',
      isDefault: false,
      text: 'هذه الصفحة متوفرة أيضًا بالعربية',
      dismiss: 'عدم إظهار هذا مرة أخرى',
    },
  ]);
  expect(new Set(nodes.map((node) => node.suggestions)).size).toBe(1);
});
