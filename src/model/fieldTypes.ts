/** Field types for the content model. A rule's `error` is a key of `messages.ts`, else the message is the field's `wrong`. */
import { z } from 'zod';
import { localeOf } from './languages';
import { HOST, isLinkTarget } from './linkTargets';
import { parseMarkdown, tidyMarkdown } from './markdown';
import { type MessageKey, say } from './messages';
import { normalizeColor, normalizeLinks, normalizeTarget } from './normalize';
import { PICTURE_PATH, UPLOAD_TYPES } from './pictures';
import { CONFLICT, lineOf } from './textFile';
import { linkProblems, withoutAddresses } from './textLinks';
import { displayLength, joinLines, paragraphsOf } from './texts';

/**
 * The font of a text, if not that of running text. `title` is that of headings, for what a page begins with: its letters are
 * in the page. `none` is for text that pages don't show.
 */
export type TextFont = 'title' | 'heading' | 'emphasis' | 'label' | 'text' | 'none';

declare module 'zod' {
  interface GlobalMeta {
    font?: TextFont;
    /** Whether only the default language must have a value, in a record by language. */
    isName?: boolean;
    /** The keyboard of phones, if not that for texts. */
    inputMode?: 'tel' | 'email' | 'url';
    /** Returns the value for what was typed or pasted. */
    normalize?: (typed: string) => string;
    /** The `accept` attribute of a picture's input. */
    accept?: string;
  }
}

/** Non-empty, trimmed, on one line, no control characters or lone surrogates. */
const clean =
  /^(?=.*(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}])(?!\s)[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufffd]*(?<!\s)$/u;

/** A length in columns of what pages show of a text: Chinese, Japanese and Korean characters count as two. */
const ofShownLength = (min: number, max: number, shown: (text: string) => string) =>
  z
    .string()
    .normalize()
    .min(Math.min(min, 1))
    .superRefine((input, { addIssue }) => {
      const length = displayLength(shown(input));
      if (length > max) addIssue({ code: 'too_big', origin: 'string', maximum: max, input });
      if (length < min && input)
        addIssue({ code: 'too_small', origin: 'string', minimum: min, input });
    });

/** `max` also limits the string's length, for the editor's form. */
const ofLength = (min: number, max: number) =>
  ofShownLength(min, max, (text) => text).max(max, { abort: true });

/** Plain text on one line; `max` characters fit on the page, or half as many wide ones. With 0 as `min`, it may be empty. */
export const text = (max: number, min = 1) =>
  ofLength(min, max)
    .regex(min ? clean : new RegExp(`^$|${clean.source}`, 'u'))
    .meta({ normalize: joinLines });

export const lines = (max: number) =>
  ofLength(1, max).refine(
    (value) => value === value.trim() && value.split(/\s*\n\s*/).every((line) => clean.test(line)),
  );

/** The `format` of texts with links. */
const LINKS = 'links';

/** A text with links: `max` counts their words, not their addresses. */
const textWithLinks = (max: number, min: number, normalize: (typed: string) => string) =>
  ofShownLength(min, max, withoutAddresses)
    .superRefine((value, { addIssue }) => {
      for (const { message, address } of linkProblems(value)) {
        const params = { address, allowed: say('linkTargets') };
        addIssue({ code: 'custom', message: message satisfies MessageKey, params });
      }
    })
    .meta({
      format: LINKS,
      maxLength: max,
      normalize: (typed) => normalizeLinks(normalize(typed)),
    });

export const paragraphs = (max: number, min = 1) =>
  textWithLinks(max, min, (typed) => paragraphsOf(typed).join('\n\n')).refine(
    (value) =>
      !value ||
      (value === value.trim() && paragraphsOf(value).every((paragraph) => clean.test(paragraph))),
  );

/** A text with links in one paragraph. */
export const paragraph = (max: number) => textWithLinks(max, 1, joinLines).regex(clean);

const sectionWords = {
  label: text(24, 0).meta({ font: 'label' }).default(''),
  title: text(70, 0).meta({ font: 'heading' }).default(''),
  text: paragraphs(1500, 0).default(''),
};

/** A section that is shown only if it has words: all of them, or none. */
export const section = () => z.strictObject(sectionWords).superRefine(allOrNone([])).prefault({});

/** The same with a list of at most `max` items, and perhaps a text. */
export const sectionWithItems = <Item extends z.ZodRawShape>(item: Item, max = 12) =>
  z
    .strictObject({ ...sectionWords, items: z.array(z.strictObject(item)).max(max).default([]) })
    .superRefine(allOrNone(['text']))
    .prefault({});

const allOrNone =
  (optional: string[]) =>
  (words: Record<string, string | unknown[]>, { addIssue }: z.RefinementCtx) => {
    const missing = Object.keys(words).filter((key) => !words[key]?.length);
    if (missing.length === Object.keys(words).length) return;
    for (const key of missing)
      if (!optional.includes(key))
        addIssue({ path: [key], code: 'custom', message: 'incomplete' satisfies MessageKey });
  };

/** The `format` of strings for which the editor has a field of its own. */
const LANGUAGE = 'language';
export const PICTURE = 'picture';
const MARKDOWN = 'markdown';
const FOCAL_POINT = 'focal-point';
const COLOR = 'color';
/** The form keeps the value, without showing it. */
export const HIDDEN = 'hidden';

export const hasLinks = (schema: unknown): boolean =>
  schema instanceof z.ZodType && schema.meta()?.format === LINKS;

/** What pages show of a value, if it is a text: its links are words. */
export const shownText = (schema: unknown, value: unknown) =>
  hasLinks(schema) && typeof value === 'string' ? withoutAddresses(value) : value;

/** BCP 47, in its canonical spelling: `en`, `pt-BR`. */
export const languageCode = z
  .string()
  .refine(isLanguageCode, 'notLanguage' satisfies MessageKey)
  .meta({ format: LANGUAGE });

/**
 * Whether `code` is a language tag in the canonical spelling of BCP 47. It is also a folder name. Longer codes than three
 * letters are valid but unassigned, so that a folder `backup` is no language.
 */
export function isLanguageCode(code: unknown): code is string {
  return (
    typeof code === 'string' && /^[a-z]{2,3}(-|$)/.test(code) && localeOf(code)?.toString() === code
  );
}

/** Rejects spaces and invisible characters first: browsers and Zod's URL check would silently drop them. */
export const httpsUrl = z
  .string()
  .max(2000, { abort: true })
  .regex(/^[^\s\p{C}]*$/u, { abort: true })
  .check(z.url({ protocol: /^https$/, hostname: HOST }))
  .meta({ inputMode: 'url' });

/** The address of a link. The check refuses it if this site lacks what it names; see `src/pipeline/links.ts`. */
export const linkTarget = z.string().max(2000, { abort: true }).refine(isLinkTarget).meta({
  // A form has one line for it.
  format: 'uri',
  font: 'none',
  inputMode: 'url',
  isTarget: true,
  normalize: normalizeTarget,
});

/** The path of a picture in `content/pictures/`, as the editor saves it. `minWidth` is in pixels. */
export const picturePath = (minWidth: number) =>
  z
    .string()
    .regex(PICTURE_PATH)
    .meta({ minWidth, format: PICTURE, accept: UPLOAD_TYPES, font: 'none' });

export const focalPoint = z
  .string()
  .regex(/^(100|\d{1,2})% (100|\d{1,2})%$/)
  .meta({ format: FOCAL_POINT, font: 'none' });

/** `#0b6e4f` */
export const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/)
  .meta({ format: COLOR, font: 'none', normalize: normalizeColor });

/** A text in each language, by language code. For a language without one, a page uses the default language's. */
export const textPerLanguage = (max: number) => z.record(languageCode, text(max));

/** A name by language code. Languages that write it as the default one does need none. */
export const namePerLanguage = (name: z.ZodString) =>
  z.record(languageCode, name).meta({ isName: true });

/** What a picture shows, for people who cannot see it. */
export const descriptions = textPerLanguage(200).meta({ font: 'none' });

export const describedPicture = (minWidth: number) =>
  z.strictObject({
    file: picturePath(minWidth),
    focus: focalPoint.optional(),
    alt: descriptions,
  });

export const markdown = z
  .string()
  .superRefine((text, { addIssue }) => {
    const add = (message?: MessageKey, params = {}) =>
      addIssue({ code: 'custom', message, params });
    if (FRONT_MATTER.test(text)) add('frontMatter');
    const line = lineOf(CONFLICT, text);
    if (line) add('conflictMarkers', { line });
    const { unsupported } = parseMarkdown(text);
    if (unsupported.length) add(undefined, { unsupported });
  })
  .meta({ format: MARKDOWN, normalize: tidyMarkdown });

/** YAML or TOML front matter. */
const FRONT_MATTER = /^\s*(---|\+\+\+)[^\S\n]*\n(.*\n)*?\1[^\S\n]*(\n|$)/;
