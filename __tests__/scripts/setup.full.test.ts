/**
 * `npm run setup`, as an owner and as a script use it.
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Answers,
  describeQuestion,
  problemOf,
  questions,
  setUp,
} from '../../scripts/setup/companySetup';
import { checkContent } from '../../src/files/check';
import { writeJson } from '../../src/files/files';
import { addLanguage } from '../../src/files/languageFolders';
import {
  readAbout,
  readCompany,
  readContent,
  readLook,
  readSettings,
  readValue,
  readWords,
} from '../../src/files/read';
import { textsPerLanguage } from '../../src/model/validation/translations';
import { viewData } from '../../src/model/viewData';
import { cardWords } from '../../src/pipeline/cards/cardFonts';
import { contentOfEachTest, filesIn, put } from '../model/project';
import { answerQuestions, CANCEL, companies, setup } from '../tools/companies';
import { runScript } from '../tools/runScript';

/** All questions with these answers; the others keep what is there. */
const answering = (answers: Answers) =>
  questions.map((question): [string, string] => [
    describeQuestion(question).title,
    answers[question] ?? '',
  ]);

const root = contentOfEachTest();

test.each(companies)(
  '$name is set up with options, and its content is correct',
  async (company) => {
    const { status, stdout } = setup(root, company);
    expect(status).toBe(0);
    expect(stdout).toContain('Saved.');
    const { name, url, email, address } = company;
    expect(readCompany(root)).toMatchObject({ name: { en: name }, url, email });
    expect(readCompany(root).phone).toBe(company.phone === '-' ? undefined : company.phone);
    for (const language of readSettings(root).languages) {
      const { title, map } = readWords(root, language).about;
      expect(map.address).toBe(address);
      // The sample's button leads to its company's address.
      expect(title.actions?.[0]?.url).toBe(`mailto:${email}`);
    }
    const color = company.color && '#0b6e4f';
    expect(readLook(root)).toEqual({ look: company.look, ...(color && { color }) });
    expect(await checkContent(root)).toEqual([]);
  },
);

test('An owner answers each question, and Enter keeps what is there', async () => {
  const { status, stdout } = await answerQuestions(root, [
    ...answering({
      name: 'Dupain',
      url: 'https://dupain.example.org',
      position: '48.8566, 2.3522',
      languages: 'de en',
    }),
    ["Delete the languages that you don't need (el, ar)?", ''],
  ]);
  expect(status).toBe(0);
  expect(stdout).toContain('Saved.');
  expect(stdout).toContain('opening hours and legal pages: in the editor at /admin/');
  expect(readCompany(root)).toMatchObject({
    name: { de: 'Dupain' },
    url: 'https://dupain.example.org',
    email: 'hello@example.com',
    office: '48.8566, 2.3522',
  });
  expect(readSettings(root)).toMatchObject({ defaultLanguage: 'de', languages: ['de', 'en'] });
  expect(existsSync(join(root, 'locales/el'))).toBe(false);
  // The sample's map shows another place.
  expect(existsSync(join(root, 'content/maps'))).toBe(false);
  expect(stdout).toContain('npm run map');
});

test('A new name keeps its form in other scripts; with another default language, names are in that one', () => {
  put(root, 'content/company.json', 'name', { en: 'Dupin', el: 'Ντυπέν' });
  setUp(root, { name: 'Dupain', legalName: 'Dupain SARL', languages: 'de en el' });
  const names = { name: { de: 'Dupain', el: 'Ντυπέν' }, legalName: { de: 'Dupain SARL' } };
  expect(readCompany(root)).toMatchObject(names);
  setUp(root, { name: 'Dupont', legalName: '-', languages: 'el de' });
  expect(readCompany(root).name).toEqual({ de: 'Dupont', el: 'Ντυπέν' });
  expect(readCompany(root).legalName).toBeUndefined();
});

test('A wrong answer is explained at once, and Ctrl+C leaves everything as it was', async () => {
  const before = filesIn(root);
  const { status, stdout } = await answerQuestions(root, [
    ['Company name', 'Dupain'],
    ['Legal name', ''],
    ['Site address', 'not an address'],
    ['It is not a web address that starts with https://', CANCEL],
  ]);
  expect(status).toBe(1);
  expect(stdout).toContain('Nothing was changed.');
  expect(filesIn(root)).toEqual(before);
});

test('< goes back to the question before', async () => {
  const [, ...others] = answering({ email: 'bonjour@example.com' });
  const { status, stdout } = await answerQuestions(root, [
    ['Company name', 'Dupan'],
    ['Legal name', '<'],
    ['Company name', 'Dupain'],
    ...others,
  ]);
  expect(status).toBe(0);
  expect(stdout).toContain('< goes back');
  expect(readCompany(root)).toMatchObject({ name: { en: 'Dupain' }, email: 'bonjour@example.com' });
});

test('Enter alone changes nothing, and nothing is said to be saved', async () => {
  const before = filesIn(root);
  const { status, stdout } = await answerQuestions(root, answering({}));
  expect([status, stdout.includes('Saved')]).toEqual([0, false]);
  expect(stdout).toContain('Nothing was changed.');
  expect(filesIn(root)).toEqual(before);
  expect(setup(root, { name: ' Galini', url: 'www.example.com/' }).stdout).not.toContain('Saved');
});

test('Pasted lines are one answer, and none is lost', async () => {
  await answerQuestions(root, answering({ address: '1 rue de l’Exemple\r\n75000 Paris\n' }));
  expect(readWords(root, 'de').about.map.address).toBe('1 rue de l’Exemple, 75000 Paris');
});

test('Without a terminal it says which options to give', () => {
  const before = filesIn(root);
  const { status, stdout, stderr } = runScript('setup', root);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(
    /^Without a terminal .* --name "Example Ltd": --name, .*--look, --color\..*\n$/,
  );
  expect(filesIn(root)).toEqual(before);
});

test('Answers are understood as people write them, and shown in their own letters', async () => {
  const answers = {
    url: 'HTTPS://www.MÜNCHEN-bau.de/',
    email: 'mailto:Info@xn--mnchen-bau-9db.de',
    phone: '0049\u2011(89) 123/4567',
    position: '48°08′14″N 11°34′31″E',
    languages: 'EN;de_DE/Ελληνικά',
  };
  expect(setup(root, answers)).toMatchObject({ status: 0, stderr: '' });
  expect(readCompany(root)).toMatchObject({
    url: 'https://www.münchen-bau.de',
    email: 'Info@münchen-bau.de',
    phone: '+49-(89) 123/4567',
    office: '48.137222, 11.575278',
  });
  expect(readSettings(root).languages).toEqual(['en', 'de', 'el']);
  expect(await checkContent(root)).toEqual([]);
  const { company } = viewData(readContent(root), 'de').shell;
  expect(company).toMatchObject({
    url: 'https://www.xn--mnchen-bau-9db.de',
    shownUrl: 'https://www.münchen-bau.de',
    emailLink: 'mailto:Info@xn--mnchen-bau-9db.de',
  });
  expect(cardWords(readContent(root), 'de').address).toBe('www.münchen-bau.de');
});

test.each([
  ['phone', '+44 (0) 20', /without “\(0\)”/],
  ['email', 'nobody', /is not an e-mail address/],
  ['position', 'https://maps.app.goo.gl/abcdef', /Short links and Plus Codes have none/],
  [
    'position',
    'Piraeus',
    /is not a position that can be shown: "Piraeus"\. Write latitude, then longitude, such as 37/,
  ],
  ['languages', 'xx', /"xx" names no language\. Write codes such as: de pt-BR/],
  ['languages', 'de gr', /"gr" names no language\. For Greek, write el\./],
  ['languages', ',', /at least one/],
  ['url', 'https://nova.de/größe', /letters a to z/],
  ['look', 'pretty', /editorial, modern, warm/],
  ['name', '-', undefined],
] as const)('For %s, the answer %s is refused with what to do', (question, answer, message) => {
  const problem = problemOf(question, answer);
  if (message) expect(problem).toMatch(message);
  else expect(problem).toBeDefined();
});

test('With one wrong option nothing is written', () => {
  const before = filesIn(root);
  const { status, stderr } = setup(root, { name: 'Example', email: 'nobody' });
  expect(status).toBe(1);
  expect(stderr).toContain('--email: It is not an e-mail address');
  expect(stderr).toContain('Nothing was saved.');
  expect(filesIn(root)).toEqual(before);
});

describe('A company with one new language', () => {
  test('gets it as a draft, and the sample’s other languages are deleted', () => {
    const { status, stdout } = setup(root, { languages: 'he' }, '--deleteOthers');
    expect(status).toBe(0);
    expect(stdout).toContain('Hebrew (he)');
    expect(stdout).toContain('npm run setup -- --languages "he"');
    expect(stdout).toContain('Labels and the 404 page are translated in Hebrew (he)');
    expect(readValue(root, 'locales/he/labels.json')).toMatchObject({ skip: 'דילוג לתוכן' });
    // Its texts are the ones to translate.
    expect(readSettings(root)).toMatchObject({ defaultLanguage: 'en', languages: ['en'] });
    expect(existsSync(join(root, 'locales/he/translation.json'))).toBe(true);
    expect(existsSync(join(root, 'locales/de'))).toBe(false);
  });

  test('publishes it with the same command once it is translated without mistakes', () => {
    setUp(root, { languages: 'he' });
    cpSync(join(root, 'locales/en'), join(root, 'locales/he'), { recursive: true });
    const about = readAbout(root);
    for (const [, texts] of textsPerLanguage('content/about.json', about))
      texts.he = texts.en ?? '';
    writeJson(root, 'content/about.json', about);
    const describeAs = (description: string) =>
      put(root, 'locales/he/translation.json', 'page.about.meta.description', description);
    describeAs('x'.repeat(47));
    expect(setUp(root, { languages: 'he' }).drafts).toEqual(['he']);
    describeAs('x'.repeat(50));
    const { stdout } = setup(root, { languages: 'he' });
    expect(readSettings(root)).toMatchObject({ defaultLanguage: 'he', languages: ['he'] });
    expect(stdout).toContain('npm run language -- remove ar de el en');
  });

  test('deletes the languages that the question names, drafts among them, and no other', async () => {
    addLanguage(root, 'fr');
    const { stdout } = await answerQuestions(root, [
      ...answering({ languages: 'he' }),
      ["Delete the languages that you don't need (el, de, ar, fr)?", ''],
    ]);
    expect(readdirSync(join(root, 'locales')).sort()).toEqual(['en', 'he']);
    expect(stdout).toContain('English (en): to delete later, once a draft is published');
  });
});

test.each([
  ['has a mistake', 'content/company.json', (file: string) => writeFileSync(file, '{')],
  [
    'has a name twice',
    'content/company.json',
    (file: string) =>
      writeFileSync(file, readFileSync(file, 'utf8').replace('{', '{ "phone": "+30 210 1111111",')),
  ],
  ['lacks a file', 'content/company.json', rmSync],
  ['lacks pictures', 'content/about.json', rmSync],
  ['lacks words', 'locales/en/labels.json', rmSync],
])('If the content %s, the check is named, and nothing is written', (_, file, damage) => {
  damage(join(root, file));
  const before = filesIn(root);
  const { status, stderr } = setup(root, { name: 'Example', languages: 'fr' });
  expect(filesIn(root)).toEqual(before);
  expect(status).toBe(1);
  expect(stderr).toBe(
    'The content has mistakes or lacks a file. Fix what `npm run check` lists, then try again.\n',
  );
});

test('A new address is in new languages as well, and the one for search engines is to be changed', () => {
  const address = '〒231-0002 横浜市中区1-1';
  const { stdout } = runScript('setup', root, '--languages', 'en ja', '--address', address);
  expect(readValue(root, 'locales/ja/translation.json')).toMatchObject({
    page: { about: { map: { address } } },
  });
  expect(stdout).not.toContain('search engines');
  const before = { streetAddress: '1-1', addressLocality: '横浜市', addressCountry: 'JP' };
  put(root, 'content/company.json', 'postalAddress', before);
  const again = runScript('setup', root, '--address', '〒231-0002 横浜市中区1-2');
  expect(again.stdout).toContain('The address for search engines is still the old one');
});

test('A full disk leaves every file as it was, and the next set-up is whole', async () => {
  const before = filesIn(root);
  const command = ['node_modules/tsx/dist/cli.mjs', 'scripts/setup.ts', '--name', 'Nova'];
  // No file may have a length.
  const limited = ['-c', 'ulimit -f 0; exec "$@"', 'bash', process.execPath, ...command];
  const env = { ...process.env, CONTENT_ROOT: root };
  const { status, stderr } = spawnSync('bash', limited, { env, encoding: 'utf8' });
  expect(stderr).toBe('The disk is full. Make room, then run the command again.\n');
  expect(status).toBe(1);
  expect(filesIn(root)).toEqual(before);
  expect(runScript('setup', root, '--name', 'Nova').status).toBe(0);
  expect(await checkContent(root)).toEqual([]);
});
