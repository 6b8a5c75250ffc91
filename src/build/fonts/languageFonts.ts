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
    const files: string[] = [];
    const rules: string[] = [];
    for (const { family, style, text } of lettersOf(root, language)) {
      const sources = sourcesOf(look, family, style);
      for (const { source, file, characters } of findFonts(text, sources).files) {
        const font = await readFile(join('node_modules', file));
        const content = await subsetFont(font, characters.join(''), {
          targetFormat: 'woff2',
          variationAxes: source.axes,
        });
        const name = `/fonts/${family.toLowerCase()}-${style}`;
        const address = base + emitAsset(name, 'woff2', content);
        files.push(address);
        // Optional: a font that misses the first paint is used on the next visit, as swapping would shift the layout.
        rules.push(
          `@font-face{font-family:${family};font-style:${style};font-weight:${source.weight};font-display:optional;src:url(${address})}`,
        );
      }
    }
    // Browsers begin with the last rule of a family, and take the height of lines from it.
    const css = deviceFontRules([describeLanguage(language).script]) + rules.reverse().join('');
    fonts[language] = { files, css };
  }
  return fonts;
}
