/**
 * Three companies take the template, one after the other in the same folder: nothing of the sample or of the company
 * before is in what they publish.
 * @jest-environment node
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '../../src/model/files/files';
import { readSite } from '../../src/model/files/read';
import { stringsIn, textsOf } from '../../src/model/languages/languageFolders';
import { buildIn } from '../browser/buildCopy';
import { companies, setup } from '../companies';
import { writeOtherContent } from '../otherContent';
import { copyProject } from '../tools/copyProject';
import { sampleContent } from '../tools/paths';

jest.setTimeout(600_000);

const folder = mkdtempSync(join(tmpdir(), 'companies-'));
beforeAll(() => copyProject(folder));
afterAll(() => rmSync(folder, { recursive: true }));

const languagesOf = [['fr', 'en'], ['ja'], ['he', 'ar']];

const TEXT = /\.(html|css|json|svg|txt|xml|webmanifest)$|_headers$|_redirects$/;
/** The editor's own words and examples. */
const EDITOR = /^public\/admin\//;

/** Shorter texts are words that anyone may use. */
const isTelling = (text: string) => text.length > 11;
const sampleTexts = [
  ...stringsIn(sampleContent, 'content/company.json').values(),
  ...readSite(sampleContent).languages.flatMap((code) => [
    ...textsOf(sampleContent, code).values(),
  ]),
].map(({ text }) => text);
const samplePictures = listFiles(sampleContent, 'content/pictures').map((file) =>
  file.replace(/^.*\/|\.\w+$/g, ''),
);
const ofTheSample = [
  ...sampleTexts.filter(isTelling),
  ...samplePictures,
  ...['Galini', 'Γαλήνη', 'Piraeus', 'Piräus', 'Πειραι', 'بيرايوس', '23.64', '37.95'],
];

test.each(companies.map((company, index) => ({ ...company, index })))(
  'What $name publishes is its own',
  async ({ index, ...company }) => {
    const languages = languagesOf[index] ?? [];
    await writeOtherContent(folder, languages);
    const answers = { ...company, languages: languages.join(' ') };
    expect(setup(folder, answers, '--deleteOthers')).toMatchObject({ status: 0 });
    await buildIn(folder);
    const strange = [...ofTheSample, ...companies.slice(0, index).map(({ name }) => name)];
    const files = listFiles(folder, 'public').filter((file) => !EDITOR.test(file));
    const found = files.flatMap((file) => {
      const text = TEXT.test(file) ? readFileSync(join(folder, file), 'utf8') : '';
      return strange
        .filter((word) => file.includes(word) || text.includes(word))
        .map((word) => `${file}: ${word}`);
    });
    expect(found).toEqual([]);
    const page = readFileSync(join(folder, 'public/about/index.html'), 'utf8');
    expect(page).toContain(company.name);
    expect(page).toContain(`lang="${languages[0]}"`);
  },
);
