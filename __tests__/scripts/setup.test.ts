/**
 * The dialogue of `npm run setup`, as an owner goes through it.
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { questions } from '../../scripts/companySetup';
import { readCompany, readSite, readTranslation } from '../../src/content/files/read';
import { copyContent } from '../content/project';

let root: string;
beforeEach(() => {
  root = copyContent();
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs the command with lines typed at its questions; an empty line keeps the present value. */
function setup(lines: string[], ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/setup.ts', ...args],
    {
      input: lines.map((line) => `${line}\n`).join(''),
      env: { ...process.env, CONTENT_ROOT: root },
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

/** From the present maps link on, the position is asked for only if the link has none. */
const companies = [
  {
    lines: [
      'Dupain',
      'Boulangerie Dupain SARL',
      'https://boulangerie.example.org',
      '+33 1 00 00 00 00',
      'bonjour@boulangerie.example.org',
      'de en',
      '1 rue de l’Exemple, 75000 Paris',
      'https://www.google.com/maps/search/?api=1&query=48.8566%2C2.3522',
    ],
    office: { longitude: 2.3522, latitude: 48.8566 },
  },
  {
    lines: [
      '海',
      '',
      'https://example.org/umi',
      '-',
      'umi@example.org',
      'en',
      '東京都中央区例町0-0-0',
      'https://www.openstreetmap.org/#map=17/35.6764/139.7700',
    ],
    office: { longitude: 139.77, latitude: 35.6764 },
  },
  {
    lines: [
      'Quito',
      '',
      'https://quito.example.org',
      '',
      '',
      'ar el',
      'Calle 0',
      '-',
      '-78.47',
      '-0.22',
    ],
    office: { longitude: -78.47, latitude: -0.22 },
  },
];

test.each(companies)('An owner answers each question once: $lines.0', ({ lines, office }) => {
  const { status, stdout } = setup(lines);
  expect(status).toBe(0);
  expect(stdout).toContain('Saved.');
  const [name, , url, , , languages = '', address] = lines;
  expect(readCompany(root)).toMatchObject({ name, url, office });
  const published = languages.split(' ');
  expect(readSite(root)).toMatchObject({ defaultLanguage: published[0], languages: published });
  for (const language of published)
    expect(readTranslation(root, language).page.about.map.address).toBe(address);
});

test('A wrong answer is explained, and the question repeated', () => {
  const { status, stderr } = setup(['', '', 'example.org', 'https://example.org', '+44 (0) 20']);
  expect(status).toBe(0);
  expect(stderr).toMatch(/That "example\.org" .+https:\/\//);
  expect(stderr).toContain('"(0)"');
  expect(readCompany(root).url).toBe('https://example.org');
});

test('It says which texts are still the sample’s, and which languages are not published', () => {
  const { stdout } = setup(['Example', '', '', '', '', 'en']);
  expect(stdout).toContain("is still the sample's");
  expect(stdout).toContain('`npm run language -- remove ar de el`');
});

test('--help describes each option', () => {
  const { status, stdout } = setup([], '--help');
  expect(status).toBe(0);
  for (const question of questions) expect(stdout).toContain(`--${question}  `);
});
