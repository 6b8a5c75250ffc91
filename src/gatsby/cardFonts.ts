/**
 * The fonts of social cards: those of the pages' headings and, for characters that they lack, every installed Noto font
 * of Fontsource. Cards may use large ones, as visitors don't load them.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import bidiFactory from 'bidi-js';
import type { Language } from '../content/languages/languages';
import { type FontSource, type FontStyle, modules } from './fontSources';
import { candidatesOf, hasGlyph, sourcesOf } from './fonts';

const FOLDER = '@fontsource-variable';

export type CardLanguage = Pick<Language, 'code' | 'direction' | 'script'>;

type Candidate = ReturnType<typeof candidatesOf>[number];

/** Neighbouring characters that one font draws in one direction. */
export interface Run {
  text: string;
  /** The text, from right to left with mirrored brackets. */
  drawn: string;
  /** Undefined if no font has the characters. */
  font: Candidate | undefined;
  /** Of the Unicode bidirectional algorithm: odd for right to left. */
  level: number;
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a line into runs, in the order of reading. */
export function runsOf(line: string, style: FontStyle, language: CardLanguage): Run[] {
  const headings = sourcesOf('Display', style);
  const others = style === 'italic' ? [] : otherSources(headings, language.script);
  const candidates = candidatesOf([...headings, ...others]);
  const { levels } = bidi.getEmbeddingLevels(line, language.direction);
  const runs: Run[] = [];
  for (const { segment, index } of graphemes.segment(line)) {
    const level = levels[index] ?? 0;
    const font = candidates.find((candidate) => draws(candidate, segment));
    const drawn = (level % 2 && bidi.getMirroredCharacter(segment)) || segment;
    const last = runs.at(-1);
    if (last?.font === font && last?.level === level) {
      last.text += segment;
      last.drawn += drawn;
    } else runs.push({ text: segment, drawn, font, level });
  }
  return runs;
}

/** Invisible characters, as in emoji of several parts, need no glyph. */
const draws = (candidate: Candidate, grapheme: string) =>
  [...grapheme].every(
    (one) =>
      /\p{Default_Ignorable_Code_Point}/u.test(one) || hasGlyph(candidate, one.codePointAt(0) ?? 0),
  );

/** The language's own font first, as Chinese, Japanese and Korean draw the same characters differently. */
function otherSources(headings: FontSource[], script: string): FontSource[] {
  const own = `-${regions[script] ?? ''}`;
  const names = readdirSync(join(modules, FOLDER))
    .filter((name) => name.startsWith('noto-') && !headings.some((one) => one.package === name))
    .sort((one, other) => Number(other.endsWith(own)) - Number(one.endsWith(own)));
  return names.map((name) => ({
    family: 'Display',
    style: 'normal',
    weight: '300',
    package: name,
    hasSlices: true,
    axes: { wght: 300 },
  }));
}

/** As Fontsource names them, by ISO 15924. */
const regions: Record<string, string> = { Jpan: 'jp', Hans: 'sc', Hant: 'tc', Kore: 'kr' };

const scripts =
  'Armenian Bengali Ethiopic Georgian Gujarati Gurmukhi Kannada Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Tibetan'.split(
    ' ',
  );

/** The package with a letter that the installed fonts lack. */
export function packageFor(letter: string, { script }: CardLanguage): string {
  const name = scripts.find((one) => new RegExp(`\\p{Script=${one}}`, 'u').test(letter));
  const east = /\p{Script=Hangul}/u.test(letter) ? 'kr' : (regions[script] ?? 'jp');
  return `${FOLDER}/noto-serif-${name?.toLowerCase() ?? east}`;
}
