/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setUp } from '../../scripts/setup/companySetup';
import { writeJson } from '../../src/files/files';
import { addLanguage } from '../../src/files/languageFolders';
import { readCompany } from '../../src/files/read';
import { DRAWN_MAP } from '../../src/model/model';
import { contentOfEachTest, put } from '../model/project';
import { runScript } from '../tools/runScript';

const root = contentOfEachTest();

const check = () => runScript('check', root);

test('The check passes, and warns of what is missing and left of the sample', () => {
  setUp(root, { name: 'Dupain', position: '48.8566, 2.3522' });
  put(root, 'content/company.json', 'legalName', { en: 'Dupain i̇̃' });
  const { status, stdout } = check();
  expect(status).toBe(0);
  expect(stdout).toContain('German (de), published: complete\n');
  expect(stdout).toContain('content/imprint/en.md\n');
  expect(stdout).toContain('has i̇̃, which no font of the look “editorial” has');
  expect(stdout).toContain('office: has no map\n    → Run `npm run map`');
  expect(stdout).toContain("page.about.title.first, line 5: is still the sample's: ");
  expect(stdout).toContain('The site can be built. The warnings are above.');
});

test('It says when the map was drawn for another look, or lacks names in a language, and names dead links', () => {
  const label = { en: 'Jobs', el: 'Jobs', de: 'Jobs', ar: 'Jobs' };
  put(root, 'content/company.json', 'links', [{ label, url: 'https://example.com/jobs/' }]);
  const { office } = readCompany(root);
  writeJson(root, DRAWN_MAP, { office, look: 'editorial', credit: { en: '© OpenStreetMap' } });
  setUp(root, { look: 'warm', languages: 'en el de ar fr' });
  const { stdout } = check();
  expect(stdout).toContain(`content/maps/map.json
  whole file: was drawn for the look editorial; the site has warm
  whole file: has no names in French
    → Run \`npm run map\`.`);
  expect(stdout).toContain('links[0].url: links to https://example.com/jobs/, which this site');
});

test('A mistake fails it, and hides no warning', () => {
  put(root, 'content/company.json', 'name.en', 'Dupain');
  put(root, 'content/company.json', 'email', 'nobody');
  const { status, stdout, stderr } = check();
  expect(status).toBe(1);
  expect(stderr).toContain('email, line 7: is not an e-mail address');
  expect(stdout).toContain("page.about.title.first, line 5: is still the sample's: ");
  expect(stdout).toContain('content/imprint/en.md\n');
});

test('For the names of an earlier template it spells out what to write, and nothing else is needed', () => {
  const company = 'content/company.json';
  const about = 'content/about.json';
  put(root, company, 'name', 'Dupain');
  put(root, company, 'legalName', 'Dupain "D" SARL');
  put(root, company, 'translations', { ar: { name: 'دوبان' }, el: { legalName: 'Ντυπέν' } });
  const role = { en: 'Baker', el: 'Φούρναρης', de: 'Bäckerin', ar: 'خبازة' };
  const translations = { el: { name: 'Ζαν' }, de: {} };
  put(root, about, 'people', [
    { name: 'Ada', role },
    { name: 'Jeanne', role, translations },
  ]);
  const { status, stderr } = check();
  expect(status).toBe(1);
  const found = [...stderr.matchAll(/line (\d+): is one text .* instead: (.*)/g)];
  const values = found.map(([, , value = '']) => value);
  expect(values).toEqual([
    '"name": { "en": "Ada" }',
    '"name": { "en": "Jeanne", "el": "Ζαν" }',
    '"name": { "en": "Dupain", "ar": "دوبان" }',
    '"legalName": { "en": "Dupain \\"D\\" SARL", "el": "Ντυπέν" }',
  ]);
  expect(stderr.match(/translations, line \d+: is no longer a field/g)).toHaveLength(2);
  expect(stderr).toContain('6 problems in the content');

  for (const [index, [, line]] of found.entries()) {
    const file = join(root, index < 2 ? about : company);
    const lines = readFileSync(file, 'utf8').split('\n');
    const at = Number(line) - 1;
    lines[at] = lines[at]?.replace(/".*"/, () => values[index] ?? '') ?? '';
    writeFileSync(file, lines.join('\n'));
  }
  put(root, company, 'translations', undefined);
  put(root, about, 'people.1.translations', undefined);
  const after = check();
  expect([after.status, after.stderr]).toEqual([0, '']);
});

test('Without the words, it names each file that is missing', () => {
  rmSync(join(root, 'locales'), { recursive: true });
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr).toContain('locales/de/labels.json\n  whole file: is missing\n');
});

test('The texts that a draft lacks are named', () => {
  addLanguage(root, 'fr');
  const { stdout } = check();
  expect(stdout).toMatch(
    /French \(fr\), draft: \d+ texts missing: about\.title\.first, about\.title\.second, /,
  );
});

test('A draft is checked as a published language is, but only warned about', () => {
  cpSync(join(root, 'locales/en'), join(root, 'locales/fr'), { recursive: true });
  put(root, 'locales/fr/translation.json', 'page.about.meta.description', 'x'.repeat(47));
  const { status, stdout } = check();
  expect(status).toBe(0);
  expect(stdout).toContain('locales/fr/translation.json\n  page.about.meta.description, line ');
});

test('A translation that is no text is reported with its line', () => {
  put(root, 'content/about.json', 'collage.0.alt.el', 5);
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr).toContain('collage[0].alt.el, line');
  expect(stderr).not.toContain('TypeError');
});

test('It may be piped into a command that reads only a part', () => {
  const command = 'node node_modules/tsx/dist/cli.mjs scripts/check.ts | true';
  const env = { ...process.env, CONTENT_ROOT: root };
  expect(String(spawnSync('bash', ['-c', command], { env }).stderr)).toBe('');
});
