/** Values and texts in content, with their paths. No dependencies, as pages use some of it. */

export type Path = readonly PropertyKey[];

/** Whether a value is a group or a list of values. */
export const isContainer = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce(
    (inner, part) => (isContainer(inner) && Object.hasOwn(inner, part) ? inner[part] : undefined),
    value,
  );

/** `page.about.map.slides[2]` */
export const formatPath = (path: Path): string =>
  path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part) || '""'}`,
    )
    .join('');

/** Every value in `value`, groups and lists included, with its path. */
export function* valuesIn(value: unknown, path: Path = []): Generator<[Path, unknown]> {
  yield [path, value];
  if (!isContainer(value)) return;
  for (const [key, inner] of Object.entries(value))
    yield* valuesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Every text but empty ones, with its path. */
export const textsIn = (value: unknown): [Path, string][] =>
  [...valuesIn(value)].flatMap(([path, text]): [Path, string][] =>
    typeof text === 'string' && text ? [[path, text]] : [],
  );

/** The same value with another text for each, but for empty ones. */
export function mapTexts<Value>(
  value: Value,
  change: (text: string, path: Path) => string,
  path: Path = [],
): Value {
  const within = (inner: unknown, part: PropertyKey) => mapTexts(inner, change, [...path, part]);
  if (Array.isArray(value)) return value.map(within) as Value;
  if (isContainer(value))
    return Object.fromEntries(
      Object.entries(value).map(([part, inner]) => [part, within(inner, part)]),
    ) as Value;
  return typeof value === 'string' && value ? (change(value, path) as Value) : value;
}

/** The text in the first of these languages that has one. */
export const textFor = (texts: Record<string, string>, languages: string[]): string =>
  languages.map((code) => texts[code]).find(Boolean) ?? '';

/** Texts by key, to compare languages: `page.about.map.slides[2]` → its text. */
export const flattenStrings = (value: unknown): Map<string, string> =>
  new Map(textsIn(value).map(([path, text]) => [formatPath(path), text]));

/** Prefix of each text in a new language until it is translated. The original text follows it. */
const UNTRANSLATED = '⟦…⟧ ';

/** The same content with each text that `translation` has; every other text is marked as untranslated, if it `isText`. */
export const translate = (
  value: unknown,
  translation?: unknown,
  isText = (_path: Path): boolean => true,
): unknown =>
  mapTexts(value, (text, path) => {
    const translated = valueAt(translation, path);
    if (typeof translated === 'string') return translated;
    return isText(path) ? UNTRANSLATED + text : text;
  });

/** Whether a text is missing, empty or marked as untranslated, perhaps after a sign of Markdown. */
export const isUntranslated = (text: string | undefined): boolean =>
  !text || text.includes(UNTRANSLATED.trim());

/** The first character of a text that is a letter or a digit, as people count characters. */
export const initialOf = (text: string): string =>
  [...new Intl.Segmenter().segment(text)]
    .map(({ segment }) => segment)
    .find((character) => /[\p{L}\p{N}]/u.test(character)) ?? '';

/** A text as SVG and other markup write it. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A text on one line. Chinese and Japanese have no spaces between words, so that a break has none. */
export const joinLines = (text: string): string =>
  text
    .trim()
    .replace(
      /(?<=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])\s*\n\s*(?=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])/gu,
      '',
    )
    .replace(/\s*\n\s*/g, ' ');

/** The paragraphs of a text: a blank line separates them. Other line breaks, as in what is copied from a PDF, are spaces. */
export const paragraphsOf = (text: string): string[] =>
  text.split(/\n(?:[^\S\n]*\n)+/).map(joinLines);

/** What ends a sentence, by script, if it isn't a full stop. */
const SENTENCE_ENDS: Record<string, string> = {
  ...{ Jpan: '。', Hans: '。', Hant: '。' },
  ...{ Deva: '।', Beng: '।', Guru: '।', Orya: '।' },
  ...{ Armn: '։', Ethi: '።', Khmr: '។', Mymr: '။', Tibt: '།' },
  ...{ Thai: '', Laoo: '' },
};

/** A punctuation mark at the end, perhaps before quotation marks or brackets. */
const ENDS_WITH_MARK = /[\p{Terminal_Punctuation}\p{Pd}…][\p{Pe}\p{Pf}"']*$/u;

/** Texts, one after the other, each a sentence as the script writes it. */
export const joinSentences = (texts: readonly string[], script: string): string => {
  const sentences = texts.filter(Boolean);
  const last = sentences.pop() ?? '';
  const end = SENTENCE_ENDS[script] ?? '.';
  return joinWords([
    ...sentences.map((text) => (ENDS_WITH_MARK.test(text) ? text : text + end)),
    last,
  ]);
};

/** Texts with spaces between them, but after Chinese and Japanese punctuation, which has its own. */
export const joinWords = (texts: readonly string[]): string =>
  texts
    .filter(Boolean)
    .join(' ')
    .replace(/(?<=[\u3001-\u303f\uff01-\uff60]) /gu, '');

/** Chinese, Japanese and Korean characters, full-width punctuation, emoji. */
const WIDE =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\u{ff01}-\u{ff60}\p{Emoji_Presentation}]/gu;

/** The length of a text as it looks on the page, in characters; wide ones count twice. */
export function displayLength(text: string): number {
  // macOS takes letters and their accents apart.
  const composed = text.normalize('NFC');
  return [...composed].length + (composed.match(WIDE)?.length ?? 0);
}

// The words of the About page are in `translation.json`, below `page.about`; others are in the file of their name.

/** The file, without folder and extension, that has a page's words. */
export const fileOfWords = <Name extends string>(name: Name) =>
  (name === 'about' ? 'translation' : name) as Exclude<Name, 'about'> | 'translation';

export const wordsInFile = (name: string, content: unknown): unknown =>
  name === 'about' ? valueAt(content, ['page', 'about']) : content;

/** The content of the file of a page's words. */
export const contentWithWords = (name: string, words: unknown): unknown =>
  name === 'about' ? { page: { about: words } } : words;

/** The words of a language, by page, from the contents of its files, by file; see `wordsModel`. */
export const combineWords = ({ translation, ...others }: Record<string, unknown>) => ({
  about: wordsInFile('about', translation),
  ...others,
});
