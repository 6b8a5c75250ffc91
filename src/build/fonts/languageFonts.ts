/**
 * Each language has fonts with the letters of its content. All its pages share them, so that following a link loads no
 * more fonts.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { readSite } from '../../model/files/read';
import { describeLanguage } from '../../model/languages/languages';
import { emitAsset } from '../emitAsset';
import { findFonts } from './fontFiles';
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
    const own: LanguageFonts = {
      files: [],
      css: deviceFontRules([describeLanguage(language).script]),
    };
    for (const { family, style, text } of lettersOf(root, language))
      for (const { source, file, characters } of findFonts(text, sourcesOf(look, family, style))
        .files) {
        const content = await subsetFont(
          await readFile(join('node_modules', file)),
          characters.join(''),
          {
            targetFormat: 'woff2',
            variationAxes: source.axes,
          },
        );
        const address =
          base + emitAsset(`/fonts/${family.toLowerCase()}-${style}`, 'woff2', content);
        own.files.push(address);
        // Optional: a font that misses the first paint is used on the next visit, as swapping would shift the layout.
        own.css += `@font-face{font-family:${family};font-style:${style};font-weight:${source.weight};font-display:optional;src:url(${address})}`;
      }
    fonts[language] = own;
  }
  return fonts;
}
