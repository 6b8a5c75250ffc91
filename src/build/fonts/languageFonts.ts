/**
 * Each language has fonts with the letters of its content. All its pages share them, so that following a link loads no
 * more fonts.
 */
import { readSite } from '../../model/files/read';
import { describeLanguage } from '../../model/languages/languages';
import { emitAsset } from '../emitAsset';
import { charactersOf, type FontFile, fontFilesFor } from './fontFiles';
import { deviceFontRules, sourcesOf } from './fontSources';
import { lettersOf } from './letters';

export interface LanguageFonts {
  /** The addresses of the files, to preload. */
  files: string[];
  css: string;
}

/** Writes the fonts of the published languages into the built site, whose addresses begin with `base`. */
export async function emitFonts(root: string, base: string) {
  const { languages, look } = readSite(root);
  const fonts: Record<string, LanguageFonts> = {};
  for (const language of languages) {
    const { script } = describeLanguage(language);
    const own: LanguageFonts = { files: [], css: deviceFontRules([script]) };
    for (const { family, style, text } of lettersOf(root, language))
      for (const font of await fontFilesFor(text, sourcesOf(look, family, style))) {
        const name = `/fonts/${family.toLowerCase()}-${style}`;
        const file = base + emitAsset(name, 'woff2', font.content);
        own.files.push(file);
        own.css += fontFace(font, file, charactersOf(text));
      }
    fonts[language] = own;
  }
  return fonts;
}

/** Optional: a font that misses the first paint is used on the next visit, as swapping it would shift the layout. */
const fontFace = ({ source, characters }: FontFile, file: string, all: string[]): string =>
  `@font-face{font-family:${source.family};font-style:${source.style};font-weight:${source.weight};font-display:optional;src:url(${file});unicode-range:${unicodeRange(characters, all)}}`;

/** Short: a range includes unused characters between two of the font's own. */
function unicodeRange(characters: string[], all: string[]): string {
  const hex = (character = '') => character.codePointAt(0)?.toString(16).toUpperCase();
  const isOwn = (character = '') => characters.includes(character);
  const starts = all.filter((one, index) => isOwn(one) && !isOwn(all[index - 1]));
  const ends = all.filter((one, index) => isOwn(one) && !isOwn(all[index + 1]));
  return starts.map((start, index) => `U+${hex(start)}-${hex(ends[index])}`).join(',');
}
