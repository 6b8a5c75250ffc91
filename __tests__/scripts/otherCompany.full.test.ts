/**
 * A company with other languages, pictures, documents, fonts and another office takes the template: every test that its
 * owner runs passes as it is, and nothing of the sample is in what it publishes.
 * @jest-environment node
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { listFiles } from '../../src/files/files';
import { flattenStrings } from '../../src/model/texts';
import { companies, setup } from '../tools/companies';
import { copyProject } from '../tools/copyProject';
import { runNpm } from '../tools/npm';
import { writeOtherContent } from '../tools/otherContent';
import { sampleContent } from '../tools/paths';
import { temporaryFolder } from '../tools/temporaryFolder';

jest.setTimeout(900_000);

const parent = temporaryFolder();
const folder = join(parent, 'website');

const run = (...args: string[]) => runNpm(folder, args, { FULL_RUN: '' });

beforeAll(async () => {
  mkdirSync(folder);
  copyProject(folder, { modules: 'copy', tests: true });
  await writeOtherContent(folder, ['fr', 'en']);
  // Of another project; Gatsby would use it.
  writeFileSync(join(parent, 'postcss.config.js'), "throw new Error('postcss');");
  writeFileSync(join(parent, 'tsconfig.json'), '{');
});

test('It is set up', () => {
  expect(setup(folder, { ...companies[0], languages: 'fr en' }, '--deleteOthers')).toMatchObject({
    status: 0,
  });
});

test('Its owner replaces what is the template’s, and writes JSON by hand', async () => {
  for (const name of ['docs', 'LICENSE', 'CONTRIBUTING.md', '.github', 'netlify.toml'])
    rmSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'README.md'), '# Dupain\n\n`npm run bake`, [more](docs/gone.md)\n');
  for (const file of [...listFiles(folder, 'content'), ...listFiles(folder, 'locales')])
    if (file.endsWith('.json')) {
      const path = join(folder, file);
      writeFileSync(path, JSON.stringify(JSON.parse(readFileSync(path, 'utf8')), null, '\t'));
    }
  // The copy's packages are links to this project's; npm would write through this one.
  const record = join(folder, 'node_modules/.package-lock.json');
  const packages = readFileSync(record);
  rmSync(record);
  writeFileSync(record, packages);
  const { status, printed } = await run('install', '@fontsource-variable/noto-serif-hebrew');
  expect([status, status ? printed : '']).toEqual([0, '']);
});

test.each(['check', 'test:quick', 'build'])('npm run %s passes', async (name) => {
  const { status, printed } = await run('run', name);
  if (status !== 0) console.error(printed);
  expect(status).toBe(0);
});

const sampleTexts = [
  'content/company.json',
  'content/about.json',
  ...listFiles(sampleContent, 'locales'),
].flatMap((file) => [
  ...flattenStrings(JSON.parse(readFileSync(join(sampleContent, file), 'utf8'))).values(),
]);
const ofTheSample = [
  // Shorter texts are words that anyone may use.
  ...sampleTexts.filter((text) => text.length > 11),
  ...listFiles(sampleContent, 'content/pictures').map((file) => file.replace(/^.*\/|\.\w+$/g, '')),
  ...['Galini', 'Γαλήνη', 'Piraeus', 'Piräus', 'Πειραι', 'بيرايوس', '23.64', '37.95'],
];

test('What it publishes has nothing of the sample', () => {
  const found = listFiles(folder, 'public')
    // The editor has words and examples of its own.
    .filter((file) => !file.startsWith('public/admin/'))
    .flatMap((file) => {
      const isText = /\.(html|css|json|svg|txt|xml)$|_headers$|_redirects$/.test(file);
      const text = isText ? readFileSync(join(folder, file), 'utf8') : '';
      return ofTheSample
        .filter((word) => file.includes(word) || text.includes(word))
        .map((word) => `${file}: ${word}`);
    });
  expect(found).toEqual([]);
  const page = readFileSync(join(folder, 'public/about/index.html'), 'utf8');
  expect(page).toContain('Dupain');
  expect(page).toContain('lang="fr"');
});

test('The page and its icon have the brand’s colour', async () => {
  const page = readFileSync(join(folder, 'public/about/index.html'), 'utf8');
  expect(page).toContain('media="(prefers-color-scheme: light)" content="#0b6e4f"');
  expect(page).toContain('--primary:#0b6e4f');
  const { data } = await sharp(join(folder, 'public/icons/192.png'))
    .extract({ left: 96, top: 4, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data]).toEqual([0x0b, 0x6e, 0x4f, 255]);
});
