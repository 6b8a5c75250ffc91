/**
 * A company with other languages, pictures and another office takes the template: every test that its owner
 * runs passes as it is.
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { copyProject } from '../../scripts/copyProject';
import { listFiles } from '../../src/content/files/listFiles';
import { readTranslation } from '../../src/content/files/read';
import { writeJson } from '../../src/content/files/writeJson';
import { COLLAGE_PICTURES } from '../../src/content/model';
import { pseudoTranslation } from '../pseudo';

jest.setTimeout(900_000);

const folder = mkdtempSync(join(tmpdir(), 'other-company-'));

const { JEST_WORKER_ID: _, ...environment } = process.env;

/** Runs one of the project's commands in the copy; returns its exit code and what it printed. */
function command(name: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', `scripts/${name}.ts`, ...args],
    {
      cwd: folder,
      // Playwright refuses to run where it takes itself for a part of Jest.
      env: { ...environment, CONTENT_ROOT: '', FULL_RUN: '', TEST_PORT: '4180' },
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

beforeAll(async () => {
  copyProject(folder, { modules: 'copy', tests: true });
  const words = pseudoTranslation(readTranslation('__tests__/sample', 'en'));
  for (const file of [...listFiles(folder, 'locales'), ...listFiles(folder, 'content/pictures')])
    rmSync(join(folder, file));
  for (const code of ['fr', 'en']) writeJson(folder, `locales/${code}/translation.json`, words);
  writeJson(folder, 'content/site.json', { defaultLanguage: 'fr', languages: ['fr', 'en'] });
  const pictures = Array.from(
    { length: COLLAGE_PICTURES + 1 },
    (_, i) => `/pictures/photo ${i}.png`,
  );
  for (const [i, picture] of pictures.entries()) await drawPicture(picture, i);
  const alt = { fr: 'Une photo', en: 'A photo' };
  const [team, ...collage] = pictures.map((file) => ({ file, alt }));
  writeJson(folder, 'content/about.json', { collage, team, map: { alt } });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Portrait and landscape in turn, each in a colour of its own. */
const drawPicture = (path: string, index: number) =>
  sharp({
    create: {
      width: 1600,
      height: index % 2 ? 900 : 2000,
      channels: 3,
      background: `hsl(${index * 50} 40% 60%)`,
    },
  }).toFile(join(folder, 'content', path));

test('Set up for another company, its content passes the check', () => {
  const answers = {
    name: 'Boulangerie Dupain',
    url: 'https://boulangerie.example.com',
    phone: '+33 1 00 00 00 00',
    email: 'bonjour@boulangerie.example.com',
    address: '1 rue de l’Exemple, 75000 Paris',
    mapsUrl: 'https://www.google.com/maps/search/?api=1&query=48.8566%2C2.3522',
    longitude: '2.3522',
    latitude: '48.8566',
  };
  const args = Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);
  expect(command('setup', ...args)).toMatchObject({ status: 0 });
  expect(command('check')).toMatchObject({ status: 0 });
});

test.each(['--quick', '--content'])('npm test %s passes', (mode) => {
  const { status, stdout, stderr } = command('test', mode);
  if (status !== 0) console.error(stdout, stderr);
  expect(stdout).toMatch(/\n\d+ passed, 0 failed\b.*\n$/);
  expect(status).toBe(0);
});
