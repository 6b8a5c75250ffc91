/** Every word that a page shows or says comes from the translations and the company's data. */
import './fuzz/textCoding';
import { contentRoot } from '../../src/model/files/contentRoot';
import { readSite } from '../../src/model/files/read';
import { describeLanguage } from '../../src/model/languages/languages';
import { templatesIn } from './fuzz/pages';

const { defaultLanguage, languages } = readSite(contentRoot());
const names = languages.map((code) => describeLanguage(code).name);
const spoken = /^\S+ (alt|title|placeholder|aria-(label|description|roledescription|valuetext))=/;
const text = /^\S+ #text /;
const unread = /\/(script|style)$/;

/** Lines have a token such as `«about.team.title»` for each text of the content. */
function foreignTexts(lines: string[]): string[] {
  return lines
    .filter(
      (line) => (text.test(line) || spoken.test(line)) && !unread.test(line.split(' ')[0] ?? ''),
    )
    .map((line) => line.replace(text, '').replace(spoken, ''))
    .filter((line) => !names.includes(line) && /\p{L}/u.test(line.replace(/«[^»]+»/g, '')));
}

test('No page has a text of its own', () => {
  const pages = templatesIn(contentRoot(), defaultLanguage);
  expect(pages.flat().join()).toContain('«about.team.title»');
  expect(pages.flatMap(foreignTexts)).toEqual([]);
});
