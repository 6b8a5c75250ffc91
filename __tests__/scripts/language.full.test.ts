/**
 * `npm run language`, as an owner uses it.
 * @jest-environment node
 */
import { readValue } from '../../src/files/read';
import { isLinkTarget } from '../../src/model/linkTargets';
import { valuesIn } from '../../src/model/texts';
import { contentOfEachTest } from '../model/project';
import { runScript } from '../tools/runScript';

const root = contentOfEachTest();

const READY = 'Its labels and its 404 page are translated; let a native speaker check them.';

const textsIn = (file: string) =>
  [...valuesIn(readValue(root, file))]
    .map(([, text]) => text)
    .filter((text) => Object(text) !== text);

test.each([
  ['fr', 'Aller au contenu'],
  ['zh-Hant', '跳至主要內容'],
  ['pt', 'Pular para o conteúdo'],
  ['no', 'Hopp til innholdet'],
])('%s starts with its labels and its 404 page', (code, skip) => {
  const { status, stdout } = runScript('language', root, 'add', code);
  expect(status).toBe(0);
  expect(stdout).toContain(READY);
  const labels = textsIn(`locales/${code}/labels.json`);
  expect(labels).toContain(skip);
  const ready = [...labels, ...textsIn(`locales/${code}/notFound.json`)];
  expect(ready.filter((text) => String(text).includes('⟦'))).toEqual([]);
  for (const text of textsIn(`locales/${code}/translation.json`))
    if (!isLinkTarget(String(text))) expect(text).toMatch(/^⟦…⟧ /);
});

test('A less common language is to be translated, and nothing else is said', () => {
  const { stdout } = runScript('language', root, 'add', 'cy');
  expect(stdout).toContain('Added Cymraeg (cy) as a draft: locales/cy\nTexts that start with ⟦…⟧');
  for (const text of textsIn('locales/cy/labels.json')) expect(text).toMatch(/^⟦…⟧ /);
});

test('A language of the sample that was removed can be added again', () => {
  runScript('language', root, 'remove', 'el');
  const { stdout } = runScript('language', root, 'add', 'el');
  expect(stdout).toContain(READY);
  expect(textsIn('locales/el/labels.json')).toContain('Μετάβαση στο περιεχόμενο');
});

test('Languages are named as in set-up, and what is wrong is said before anything is done', () => {
  const added = runScript('language', root, 'add', 'DE_at', 'Hebrew');
  expect(added.stdout).toContain('Added Österreichisches Deutsch (de-AT)');
  expect(added.stdout).toContain('Added עברית (he)');
  expect(runScript('language', root, 'remove', 'de-at', 'gr')).toEqual({
    status: 1,
    stdout: '',
    stderr: '"gr" names no language. For Greek, write el.\n',
  });
  expect(runScript('language', root, 'remove', 'de-at', 'HE').status).toBe(0);
  expect(runScript('language', root, 'remove', 'en').stderr).toBe(
    'English is the default language. Put another one first: npm run setup -- --languages "el en"\n',
  );
});

test.each(['zz', '../fr', 'xx-Latn'])('"%s" is no language', (word) => {
  const { status, stderr } = runScript('language', root, 'add', word);
  expect(stderr).toContain('names no language. Write codes such as: de pt-BR');
  expect(status).toBe(1);
});

test('Without a language, the examples fit the site', () => {
  for (const code of ['el', 'ar']) runScript('language', root, 'remove', code);
  runScript('setup', root, '--languages', 'de en');
  expect(runScript('language', root)).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'The site has de, en. Write what to do, and with which language:\n  npm run language -- add fr\n  npm run language -- remove en\n',
  });
  runScript('language', root, 'remove', 'en');
  expect(runScript('language', root, 'remove').stderr).toMatch(/ add en\n$/);
  expect(runScript('language', root, 'remove', 'de').stderr).toBe(
    'Deutsch is the default language. A site needs one. Add another one first, such as: npm run language -- add fr\n',
  );
});
