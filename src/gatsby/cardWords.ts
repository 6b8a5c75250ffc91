/** The words on Open Graph images: the title, with the name above and the host below it. */
import { englishName } from '../content/englishName';
import { isWide } from '../content/logoSize';
import type { AboutWords } from '../content/model';
import type { BrandMark } from './brandMark';
import { type CardLanguage, packageFor, type Run, runsOf } from './cardFonts';
import type { FontStyle } from './fontSources';

export interface CardWords {
  root: string;
  title: AboutWords['title'];
  companyName: string;
  /** The site's host name. */
  host: string;
  language: CardLanguage;
  logo?: BrandMark | undefined;
}

export interface Line {
  runs: Run[];
  color: 'ink' | 'sea' | 'quiet';
}

/** The words that the installed fonts can draw. */
export interface ShownWords {
  /** In large letters: the title, in its place the company's name, or nothing. */
  lines: Line[];
  /** Above the title. */
  name: Line | undefined;
  host: Line;
  /** For the owner: what is left out, and how to change that. */
  warning: string | undefined;
}

export function shownWords({ title, companyName, host, language, logo }: CardWords): ShownWords {
  const line = (text: string, color: Line['color'], style: FontStyle = 'normal') => ({
    runs: runsOf(text, style, language),
    color,
  });
  const italic = line(title.second, 'sea', 'italic');
  const titleLines = [
    line(title.first, 'ink'),
    isComplete(italic) ? italic : line(title.second, 'sea'),
    line(title.third, 'ink'),
  ];
  const name = line(companyName, 'ink');
  const hasTitle = titleLines.every(isReadable);
  const hasName = isReadable(name);
  const withoutMissing = (one: Line) => {
    const kept = textOf({ ...one, runs: one.runs.filter(({ font }) => font) });
    return isComplete(one) ? one : line(kept.replace(/\s+/g, ' ').trim(), one.color);
  };
  return {
    lines: (hasTitle ? titleLines : hasName ? [name] : []).map(withoutMissing),
    // A wide logo has the name in it.
    name: hasTitle && hasName && !(logo && isWide(logo)) ? withoutMissing(name) : undefined,
    host: line(host, 'quiet'),
    warning: warn([...titleLines, name], { hasTitle, hasName, language }),
  };
}

export const textOf = ({ runs }: Line): string => runs.map(({ text }) => text).join('');

const isComplete = ({ runs }: Line) => runs.every(({ font }) => font);

/** A line is readable without an emoji or a sign, but not without a letter. */
const isReadable = ({ runs }: Line) =>
  runs.every(({ font, text }) => font || !/[\p{L}\p{M}\p{N}]/u.test(text));

interface Shown extends Pick<CardWords, 'language'> {
  hasTitle: boolean;
  hasName: boolean;
}

function warn(lines: Line[], { hasTitle, hasName, language }: Shown): string | undefined {
  const missing = lines.flatMap(({ runs }) => runs.flatMap(({ font, text }) => (font ? [] : text)));
  if (!missing.length) return undefined;
  const letter = missing.find((text) => /\p{L}/u.test(text));
  const parts = [hasTitle ? '' : 'the title', hasName ? '' : "the company's name"].filter(Boolean);
  const advice = letter
    ? `Install a font with "npm install ${packageFor(letter, language)}".`
    : 'Remove them if the text is incomplete without them.';
  return `The social card in ${englishName(language.code)} (${language.code}) leaves out ${parts.join(' and ') || 'characters'}: no installed font has ${[...new Set(missing)].join(' ')}\n${advice}`;
}
