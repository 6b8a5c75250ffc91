/** Field types for the content model: each with its rules and error messages. */
import { z } from 'zod';
import { parseMarkdown } from './markdown';
import { PICTURE_PATH } from './pictures';
import { displayLength, paragraphsOf } from './texts';

/** A Zod error with advice; `validate` prints both. */
export const customError = (problem: string, fix: string) => ({ error: problem, params: { fix } });

/** Non-empty, trimmed, on one line, no control characters or lone surrogates. */
const clean =
  /^(?=.*(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}])(?!\s)[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufffd]*(?<!\s)$/u;

/** Characters count as wide as they look. `max` is also a limit of the string's length, for the editor's form. */
const ofLength = (min: number, max: number, description: string) =>
  z
    .string()
    .min(Math.min(min, 1))
    .max(max, { abort: true })
    .superRefine((value, context) => {
      const length = displayLength(value);
      const counted = length > value.length ? ', as wide ones count twice' : '';
      const refuse = (limit: string, fix: string) =>
        context.addIssue({
          code: 'custom',
          message: `has ${length} character${length === 1 ? '' : 's'} instead of ${limit}${counted}`,
          params: { fix },
        });
      if (length > max) refuse(`at most ${max}`, 'Shorten it.');
      if (length < min && value) refuse(`at least ${min}`, `Lengthen it. ${description}`);
    });

/** Plain text on one line; `max` characters fit on the page, or half as many wide ones. With 0 as `min`, it may be empty. */
export const text = (title: string, max: number, description: string, min = 1) =>
  ofLength(min, max, description)
    .regex(min ? clean : new RegExp(`^$|${clean.source}`, 'u'), {
      error:
        'is blank, starts or ends with a space, or contains a line break, a control character or a broken character',
    })
    .meta({ title, description });

/** Like `text`, but of one or more paragraphs. */
export const paragraphs = (title: string, max: number, description: string, min = 1) =>
  ofLength(min, max, description)
    .refine(
      (value) => paragraphsOf(value).every((one) => !one.includes('\n')),
      customError(
        'has a line break inside a paragraph',
        'Leave a blank line between paragraphs, or remove the line break.',
      ),
    )
    .refine(
      (value) =>
        !value || (value === value.trim() && paragraphsOf(value).every((one) => clean.test(one))),
      {
        error:
          'is blank, starts or ends with a space, or contains a control character or a broken character',
      },
    )
    .meta({ title, description: `${description} A blank line begins a new paragraph.` });

export const group = <Fields extends z.ZodRawShape>(title: string, fields: Fields) =>
  z.strictObject(fields).meta({ title });

/** The `format` of strings for which the editor has a field of its own. */
export const LANGUAGE = 'language';
export const PICTURE = 'picture';
export const LOGO = 'logo';
export const MARKDOWN = 'markdown';
export const FOCAL_POINT = 'focal-point';

/** BCP 47, in its canonical spelling: `en`, `pt-BR`. */
export const languageCode = z
  .string()
  .refine(
    isLanguageCode,
    customError('is not a language code', 'Write a code such as "en", "el" or "pt-BR".'),
  )
  .meta({ format: LANGUAGE });

/** Whether `code` is a language tag in the canonical spelling of BCP 47. It is also a folder name. */
export function isLanguageCode(code: unknown): code is string {
  if (typeof code !== 'string') return false;
  try {
    return Intl.getCanonicalLocales(code)[0] === code;
  } catch {
    return false;
  }
}

/** Rejects spaces and invisible characters first: browsers and Zod's URL check would silently drop them. */
export const httpsUrl = (example: string) =>
  z
    .string()
    .max(2000, { abort: true })
    .regex(/^[^\s\p{C}]*$/u, { error: 'has a space or an invisible character', abort: true })
    .check(
      z.url({
        protocol: /^https$/,
        // Browsers accept more characters in host names, but no registered host has them.
        hostname: /^[a-z\d-]+(\.[a-z\d-]+)+$/,
        error: 'is not a web address starting with https://',
      }),
    )
    .meta({ examples: [example] });

/** A text in a fixed form. */
export const pattern = (
  title: string,
  [form, error]: [RegExp, string],
  description: string,
  example: string,
  more: object = {},
) =>
  z
    .string()
    .regex(form, { error })
    .meta({ title, description, examples: [example], ...more });

/** The path of a picture in `content/pictures/`, as the editor saves it. `minWidth` is in pixels. */
export const picturePath = (minWidth: number, description: string) =>
  pattern(
    'Picture',
    [PICTURE_PATH, 'is not a JPEG, PNG, WebP or AVIF picture'],
    `${description} At least ${minWidth} pixels wide.`.trim(),
    '/pictures/lighthouse.jpg',
    { minWidth, format: PICTURE },
  );

export const focalPoint = pattern(
  'Focal point',
  [/^(100|\d{1,2})% (100|\d{1,2})%$/, 'is not two percentages'],
  'What always shows, wherever the picture is cropped. In the editor, click on it or press the arrow keys.',
  '50% 40%',
  { format: FOCAL_POINT },
);

/** A picture with its focal point, and its description in each language, by language code. */
export const describedPicture = (title: string, file: ReturnType<typeof picturePath>) =>
  group(title, { file, focus: focalPoint.optional(), alt: descriptions });

/** A text in each language, by language code. For a language without one, a page uses the default language's. */
export const textPerLanguage = (title: string, max: number, description: string, plural = title) =>
  z
    .record(languageCode, text(title, max, description))
    .meta({ title: plural, description: 'One in each published language.' });

export const descriptions = textPerLanguage(
  'Description',
  200,
  'What the picture shows, for people who cannot see it.',
  'Descriptions',
);

/** Several paragraphs in Markdown, for a page of its own. */
export const markdown = z
  .string()
  .superRefine((text, context) => {
    for (const { line, problem, fix } of parseMarkdown(text).problems)
      context.addIssue({
        code: 'custom',
        message: `${problem}, in line ${line}`,
        params: { fix, line },
      });
  })
  .meta({
    title: 'Text',
    description:
      'Headings, paragraphs, lists, bold, italics and links. Without a text there is no page.',
    format: MARKDOWN,
  });
