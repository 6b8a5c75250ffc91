/**
 * What must not be published stops the real commands.
 * @jest-environment node
 */
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { filesIn, put, writeIn } from '../model/project';
import { copyProject } from '../tools/copyProject';
import { runNpm, startNpm, stop } from '../tools/npm';
import { sampleContent } from '../tools/paths';
import { temporaryFolder } from '../tools/temporaryFolder';

jest.setTimeout(120_000);

const folder = temporaryFolder();
beforeAll(() => {
  copyProject(folder);
  writeIn(folder, 'public/about/index.html', 'what was published before');
  writeIn(folder, 'public/cards/en.jpg', 'another file');
});

const english = 'locales/en/translation.json';
const files = ['content/site.json', 'content/company.json', english];
afterEach(() => {
  for (const file of files) {
    rmSync(join(folder, file), { recursive: true, force: true });
    writeIn(folder, file, readFileSync(join(sampleContent, file)));
  }
  rmSync(join(folder, 'static/.#robots.txt'), { force: true });
  rmSync(join(folder, 'static/admin'), { recursive: true, force: true });
  rmSync(join(folder, 'content/privacy'), { recursive: true, force: true });
});

/** What a command reports; it must fail, and change nothing that was published. */
async function refusalOf(args: string[], env?: NodeJS.ProcessEnv): Promise<string> {
  const published = filesIn(join(folder, 'public'));
  const { status, printed } = await runNpm(folder, args, env);
  expect(status).toBe(2);
  expect(filesIn(join(folder, 'public'))).toEqual(published);
  expect(printed).not.toMatch(/^\s+at |ZodError|SyntaxError|ERROR #/m);
  return printed;
}

test('npm run build reports every mistake of the content and of the settings at once', async () => {
  put(folder, english, 'page.about.title.first', '⟦…⟧ Navigate');
  put(folder, english, 'page.about.meta.description', undefined);
  writeIn(folder, 'content/privacy/en.md', '## Galini\n\n<b>What we store</b>\n');
  // As Emacs marks an open file.
  symlinkSync('nobody@example.com.1', join(folder, 'static/.#robots.txt'), 'junction');
  // The content's languages are unknown, but not the build's folders.
  writeIn(folder, 'static/admin/index.html', '');
  const report = await refusalOf(['run', 'build'], {
    GATSBY_MAPBOX_TOKEN: 'sk.planted',
    CMS_BACKEND: 'GitHub',
    // As in a container, which has no folder for its user.
    HOME: '/dev/null/nobody',
    XDG_CONFIG_HOME: '',
  });
  expect(report).toContain(`3 problems in the content:

${english}
  page.about.meta.description, line `);
  expect(report).toMatch(/page\.about\.title\.first, line \d+: /);
  expect(report.split(`${english}\n`)).toHaveLength(2);
  expect(report).toContain('content/privacy/en.md\n  body: ');
  expect(report).toContain(
    'static/.#robots.txt\n  whole file: is a link to a file that does not exist\n',
  );
  expect(report).toContain('static/admin/index.html\n  whole file: would be published at /admin/');
  expect(report).toContain('CMS_BACKEND: ');
  expect(report).toContain('GATSBY_MAPBOX_TOKEN: is not a public Mapbox token');
  expect(report).not.toContain('planted');
});

test('npm start publishes nothing at an address for examples', async () => {
  const report = await refusalOf(['start'], {
    NETLIFY: 'true',
    CONTEXT: 'production',
    ALLOW_EXAMPLE_URL: '',
  });
  expect(report).toContain('content/company.json\n  url: ');
});

test('Gatsby’s own build refuses files that can’t be read', async () => {
  for (const file of ['content/company.json', english]) rmSync(join(folder, file));
  mkdirSync(join(folder, 'content/company.json'));
  mkdirSync(join(folder, 'content/privacy/en.md'), { recursive: true });
  const report = await refusalOf(['exec', 'gatsby', 'build']);
  for (const file of ['content/company.json', 'content/privacy/en.md'])
    expect(report).toContain(`${file}\n  whole file: cannot be read`);
  expect(report).toContain(`${english}\n  whole file: is missing`);
});

test('After Ctrl+C there is no advice about failures', async () => {
  const run = startNpm(folder, ['run', 'build']);
  while (!run.printed().includes('onPreInit')) await setTimeout(100);
  await stop(run);
  expect(run.printed()).not.toContain('If the messages above');
});

test.each([
  ['not JSON', '{ "defaultLanguage": ', 'line 1: is not valid JSON'],
  [
    'of an unknown language',
    '{ "defaultLanguage": "english", "languages": ["english", "d_e"] }',
    'defaultLanguage, line 1: is not a language code',
  ],
])('npm run dev does not start with a file that is %s', async (_, text, problem) => {
  writeIn(folder, 'content/site.json', text);
  expect(await refusalOf(['run', 'dev'])).toContain(`content/site.json\n  ${problem}`);
});
