/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { completeTexts, correctCms } from '../src/build/corrections';
import { textsIn } from '../src/values';

test('Each correction fits the installed CMS', () => {
  const warnings: string[] = [];
  const code = readFileSync(require.resolve('@sveltia/cms'), 'utf8');
  expect(correctCms(code, (message) => warnings.push(message))).not.toBe(code);
  expect(warnings).toEqual([]);
});

test('One that does not fit is named, and the code stays', () => {
  const warnings: string[] = [];
  expect(correctCms('export {}', (message) => warnings.push(message))).toBe('export {}');
  expect(warnings).toHaveLength(8);
  expect(warnings[2]).toContain('what was typed in the last half second is not kept');
  expect(warnings[6]).toContain('a click on the page does not open the group of its field');
});

const locales = join(dirname(require.resolve('@sveltia/cms')), '../locales');
const ours = readdirSync(join(__dirname, '../src/messages')).filter((file) => file !== 'en.json');

test.each(readdirSync(locales).filter((file) => ours.includes(file.replace(/-.*\./, '.'))))(
  'Every text of the CMS that an editor may see is there in %s',
  (file) => {
    const english = JSON.parse(readFileSync(join(locales, 'en-US.json'), 'utf8'));
    const keysIn = (value: unknown) => textsIn(value).map(([path]) => path.join('.'));
    const keys = keysIn(completeTexts(join(locales, file)));
    // Of faulty configurations, and of parts that ours doesn't use.
    const unseen = /^(config|cloud_storage|relation_field)\.|heading_1$/;
    const missing = keysIn(english).filter((key) => !keys.includes(key));
    expect(missing.filter((key) => !unseen.test(key))).toEqual([]);
  },
);
