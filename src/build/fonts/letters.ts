/** Which letters of a language's content its pages show in which font, by the keys of the texts. */
import { isDeepStrictEqual } from 'node:util';
import {
  readAbout,
  readCompany,
  readDrawnMap,
  readLegalText,
  readSite,
  readWords,
} from '../../model/files/read';
import { describeLanguage } from '../../model/languages/languages';
import { legalPages } from '../../model/legalPages';
import { parseMarkdown } from '../../model/markdown';
import type { FontRole } from './typefaces';

/** Texts that no page shows. */
const UNSEEN = /\.(meta|file|darkFile|alt|focus|logo|mapsUrl|offerDecline|forSearchEngines)\b/;

/** Texts in the font of headings: each page's `title` and `heading`, and others that are as large. */
const HEADING =
  /\.(title|heading)$|\.title\.(first|second|third)$|\.slides\.|\.about\.intro\.|\.labels\.pages\.|\.company\.name$|\.h2\./;
const ITALIC = /\.title\.second$/;
const LABEL = /\.label$/;

/** What components and browsers add: the year, numbers of lists, hyphens. */
const ADDED = '© 0123456789.-';

export function lettersOf(root: string, language: string): Record<FontRole, string> {
  const all = [...textsIn(contentIn(root, language), language)];
  const texts = all.filter(([key]) => !UNSEEN.test(key));
  const textsAt = (pattern: RegExp) =>
    texts.flatMap(([key, text]) => (pattern.test(key) ? text : [])).join('');
  const label = textsAt(LABEL);
  // As in the look's stylesheet.
  const italicLabel = readSite(root).look === 'warm' ? label : '';
  return {
    heading: `${textsAt(HEADING)}${italicLabel}-`,
    italic: textsAt(ITALIC) + italicLabel,
    text: textsAt(/(?:)/) + label.toLocaleUpperCase(language) + ADDED,
  };
}

function contentIn(root: string, language: string) {
  const words = readWords(root, language);
  const company = readCompany(root);
  const pictures = readAbout(root);
  const { office, credit = {} } = readDrawnMap(root) ?? {};
  const hasMap = pictures.map.file || isDeepStrictEqual(office, company.office);
  const { script } = describeLanguage(language);
  return {
    words,
    company,
    pictures,
    credit: credit[language] ?? credit.en,
    // In large letters in place of a map.
    address: { heading: hasMap ? '' : words.about.map.address },
    legal: legalPages.map((page) => {
      const text = readLegalText(root, page, language);
      const { nodes } = parseMarkdown(typeof text === 'string' ? text : '');
      return nodes.map((node) => (typeof node === 'string' ? node : { [node.tag]: node }));
    }),
    // In the switcher and in the suggestion of another language. Other scripts are in the device's fonts, so that a page
    // loads only the fonts of its own.
    languages: readSite(root)
      .languages.map(describeLanguage)
      .filter((other) => [script, 'Latn'].includes(other.script))
      .map(({ code, name }) => [name, readWords(root, code).labels.offer]),
  };
}

/** With keys such as `.words.about.title.first`. Where there is a text for each language, only the language's own. */
function* textsIn(value: unknown, language: string, key = ''): Generator<[string, string]> {
  if (typeof value === 'string') yield [key, value];
  else if (typeof value === 'object' && value !== null && language in value)
    yield* textsIn(Object(value)[language], language, key);
  else
    for (const [name, inner] of Object.entries(Object(value)))
      yield* textsIn(inner, language, `${key}.${name}`);
}
