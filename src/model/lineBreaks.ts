/**
 * Where lines of headings may break in languages that write no spaces between words: Chinese, Japanese, Thai, Khmer, Lao and
 * Burmese. Browsers break Chinese and Japanese anywhere, and not all find the words of the others.
 */

/** A zero-width space, only in what is shown: `Breakable` makes elements of it, as it would be copied with the text. */
export const BREAK = '\u200b';

const WITHOUT_SPACES =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Khmr}\p{scx=Laoo}\p{scx=Mymr}]/u;
const KANA = /[\p{sc=Hira}\p{sc=Kana}]/u;

/** The text with `BREAK` between its phrases, but never within a word. */
export function markBreaks(text: string): string {
  // Korean has spaces, also beside Chinese characters.
  if (!WITHOUT_SPACES.test(text) || /\p{sc=Hang}/u.test(text)) return text;
  const mayBreak = KANA.test(text) ? mayBreakJapanese : mayBreakBetweenWords;
  return markBetweenWords(
    text,
    (previous, word, next) =>
      STARTS.test(word) && (ENDS_CLAUSE.test(previous) || mayBreak(previous, word, next)),
  );
}

function markBetweenWords(
  text: string,
  mayBreak: (previous: string, word: string, next: string) => boolean,
): string {
  // The words of all these languages are found in any of them.
  const segments = new Intl.Segmenter('ja', { granularity: 'word' }).segment(text);
  const words = Array.from(segments, ({ segment }) => segment);
  return words.reduce((before, word, index) => {
    const isNext = mayBreak(words[index - 1] ?? '', word, words[index + 1] ?? '');
    return before + (isNext ? BREAK : '') + word;
  }, '');
}

/** What may begin a line: no mark or sign that belongs to what is before it. */
const STARTS = /^(?![\p{Lm}ฯ])[\p{L}\p{N}\p{Ps}\p{Pi}]/u;
const ENDS_CLAUSE = /[、。，．！？：；・]$/;

/** Particles and inflections, in Hiragana, belong to the word before them. */
function mayBreakJapanese(previous: string, word: string, next: string): boolean {
  if (previous === 'を') return true;
  // Polite prefixes.
  if (/^[おご]$/.test(previous)) return false;
  const isPolite = /^[おご]$/.test(word) ? HAN.test(next) : /^[おご]\p{sc=Han}/u.test(word);
  return (
    /\p{sc=Hira}$/u.test(previous) && !STEM.test(previous) && (isPolite || !HIRAGANA.test(word))
  );
}

const HAN = /^\p{sc=Han}/u;
const HIRAGANA = /^\p{sc=Hira}/u;
/** Of a verb, with which other words are made: 働き方, 夜明け前. Others that end so are adverbs, adjectives and forms of verbs. */
const STEM = /\p{sc=Han}[きしちひみりぎじびけせねめれげぜべえ]$/u;

/** One character belongs to the next word, or to the word before it, such as 的. */
const mayBreakBetweenWords = (previous: string, word: string): boolean =>
  /\p{L}\p{M}*$/u.test(previous) &&
  (previous.length > 1 || CHINESE_PARTICLE.test(previous)) &&
  !CHINESE_PARTICLE.test(word);

const CHINESE_PARTICLE = /^[的地得之了着著过過们們者吗嗎呢吧啊]$/;

/** The same in an address: between its parts, but not within a name such as 京都府 or 四日市市. */
export function markAddressBreaks(address: string): string {
  if (!/\p{sc=Han}/u.test(address)) return address;
  return markBetweenWords(
    address,
    (previous, word) => ENDS_PART.test(previous) && !CONTINUES_PART.test(word),
  );
}

/** A prefecture, a city, a street, a number or a floor. */
const ENDS_PART = /[都道府県市区町村郡目番地号階州省县縣區乡鄉镇鎮里路街段巷弄號楼樓]$/;
/** The same as a word of its own, a direction (大道中), or what begins no line. */
const CONTINUES_PART =
  /^([都道府県市区町村郡目番地号階州省县縣區乡鄉镇鎮里路街段巷弄號楼樓東西南北中东]$|[之の\p{P}\p{Z}])/u;
