/** Which letters of a language's content its pages show in which font, by the keys of the texts. */
import { chosenLook, readContent, readWords } from '../../files/read';
import { pageData } from '../../model/pageData';
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
  const texts = [...textsIn(contentIn(root, language))].filter(([key]) => !UNSEEN.test(key));
  const textsAt = (pattern: RegExp) =>
    texts.flatMap(([key, text]) => (pattern.test(key) ? text : [])).join('');
  const label = textsAt(LABEL);
  // As in the look's stylesheet.
  const italicLabel = chosenLook(root) === 'warm' ? label : '';
  return {
    heading: `${textsAt(HEADING)}${italicLabel}-`,
    italic: textsAt(ITALIC) + italicLabel,
    text: textsAt(/(?:)/) + label.toLocaleUpperCase(language) + ADDED,
  };
}

function contentIn(root: string, language: string) {
  const words = readWords(root, language);
  const { site, pictures } = pageData(readContent(root), language);
  const { company, drawnMap, legalTexts, languages } = site;
  return {
    words,
    company,
    pictures,
    credit: drawnMap?.credit,
    // In large letters in place of a map.
    address: { heading: pictures.map.file || drawnMap ? '' : words.about.map.address },
    legal: Object.values(legalTexts)
      .flat()
      .map((node) => (typeof node === 'string' ? node : { [node.tag]: node })),
    // In the switcher and in the suggestion of another language. Other scripts are in the device's fonts, so that a page
    // loads only the fonts of its own.
    languages: languages
      .filter(({ script }) => [site.language.script, 'Latn'].includes(script))
      .map(({ code, name }) => [name, readWords(root, code).labels.offer]),
  };
}

/** With keys such as `.words.about.title.first`. */
function* textsIn(value: unknown, key = ''): Generator<[string, string]> {
  if (typeof value === 'string') yield [key, value];
  else
    for (const [name, inner] of Object.entries(Object(value)))
      yield* textsIn(inner, `${key}.${name}`);
}
