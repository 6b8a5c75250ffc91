/** Lengths of texts as they look on the page. */

/** Counts a letter with its accents as one. */
export function countLetters(text: string): number {
  return [...text.normalize('NFC').replace(/\p{M}/gu, '')].length;
}

/** Chinese, Japanese and Korean signs, full-width punctuation, emoji. */
const WIDE =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\u{ff01}-\u{ff60}\p{Emoji_Presentation}]/gu;

const countWide = (text: string) => text.normalize('NFC').match(WIDE)?.length ?? 0;

/** In characters; wide ones count twice. */
export const displayLength = (text: string): number => text.length + countWide(text);

/**
 * Scripts without spaces, in which browsers find the words, or the phrases in Japanese. None is assumed to be wider
 * than this, in ems, but for words in katakana.
 */
const SPACELESS =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;
const SPACELESS_WORD = 6;
const JAPANESE_PHRASE = 8;
const KANA = /[\u3041-\u30fa]/;
const KATAKANA = /[\u30a1-\u30fa\u30fc]+/g;

/** The width of the widest part that doesn't wrap, in ems of the headings' fonts. */
export const widestWord = (text: string): number =>
  Math.max(
    ...text.split(/[\s\u00ad\u200b]|(?<=\p{Pd})/u).map((word) => {
      const width = widthOf(word);
      if (!SPACELESS.test(word)) return width;
      const katakana = (word.match(KATAKANA) ?? []).map(widthOf);
      return Math.max(
        Math.min(width, KANA.test(word) ? JAPANESE_PHRASE : SPACELESS_WORD),
        ...katakana,
      );
    }),
  );

/** In ems; estimated, so that the editor needs no fonts. `letters.test.ts` compares it with the fonts. */
export function widthOf(text: string): number {
  const letters = text
    .normalize('NFC')
    .replace(/[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]/gu, '');
  const wide = countWide(letters);
  const others = [...letters.replace(WIDE, '')].map(
    (letter) => widths.find(([kind]) => kind.test(letter))?.[1] ?? 0.55,
  );
  return others.reduce((sum, width) => sum + width, wide);
}

const widths: [RegExp, number][] = [
  [/[@%—…mwœæMŒÆωΜΩжмшщыюЖМЫЮسشصضआओऔ]/u, 0.95],
  [/[WШЩ]/u, 1.05],
  [/[\s!'(),./:;I[\]fijlrtıιίІі|‘’‐-]|\p{Mc}/u, 0.35],
  [/\p{Lu}/u, 0.74],
  [/\p{scx=Hebr}/u, 0.6],
];

/** A line of a title; wide signs are nearly an em, other letters about half of one. */
export const lineLength = (text: string): number => countLetters(text) + 1.2 * countWide(text);
