/** The kinds of values that content is made of: what each must look like, and what to say if it doesn't. */
import { z } from 'zod';

/** What a refused value should have been; `explain.ts` prints both parts. */
export const customError = (problem: string, fix: string) => ({ error: problem, params: { fix } });

/** Has something to read, nothing around it, no half of a letter, and stays on its line. */
const clean =
  /^(?=.*(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}])(?!\s)[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufffd]*(?<!\s)$/u;

/** Marks of direction may stand anywhere; but what turns it, and not back, turns what follows as well. */
function keepsDirection(value: string): boolean {
  const withoutIsolates = value.replace(/[\u2066-\u2068][^\u2066-\u2069]*\u2069/g, '');
  return !/[\u202a-\u202e]/.test(value) && !/[\u2066-\u2069]/.test(withoutIsolates);
}

/** Plain text on one line, at most `max` characters, so that it fits its place on the page. */
export const text = (title: string, max: number, description: string, min = 1) =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(clean, {
      error:
        'begins or ends with a space, has a line break, a control character or a broken letter, or nothing to read',
    })
    .refine(
      keepsDirection,
      customError(
        'has invisible characters that turn the direction of writing',
        'Type it anew: they come along when text is copied.',
      ),
    )
    .meta({ title, description });

/** typed.js reads a backtick and a caret as instructions, and has no way to write them plainly. */
export const phrase = text('Phrase', 32, '')
  .regex(/^[^`^]*$/, { error: 'has ` or ^, which would steer the typing' })
  .meta({ title: 'Phrase', description: 'Two to four words.' });

/** A group of fields, which stand under its title in the editor's form. */
export const group = <Fields extends z.ZodRawShape>(title: string, fields: Fields) =>
  z.strictObject(fields).meta({ title });

/** BCP 47, in its canonical spelling: `en`, `pt-BR`. */
export const languageCode = z
  .string()
  .refine(
    isLanguageCode,
    customError('is not a language code', 'Write a code such as "en", "el" or "pt-BR".'),
  );

/** Whether `code` is a language tag as BCP 47 spells it; it is a folder's name as well. */
export function isLanguageCode(code: unknown): code is string {
  if (typeof code !== 'string') return false;
  try {
    return Intl.getCanonicalLocales(code)[0] === code;
  } catch {
    return false;
  }
}

/** `+`, the country code and 7 to 15 digits in all; spaces, dots, hyphens and brackets are for the eye. */
export const PHONE = /^\+(?=(?:\D*\d){7,15}$)(?!.*\(0\))\d[\d .()-]*\d$/;

/** What a browser would leave out of an address does not get that far: zod leaves it out as well. */
export const httpsUrl = (example: string) =>
  z
    .string()
    .max(2000, { abort: true })
    .regex(/^[^\s\p{C}]*$/u, { error: 'has a space or an invisible character', abort: true })
    .check(
      z.url({
        protocol: /^https$/,
        // A browser takes more signs for a host's name; but none is registered with them.
        hostname: /^[a-z\d-]+(\.[a-z\d-]+)+$/,
        error: 'is not a web address that begins with https://',
      }),
    )
    .meta({ examples: [example] });

const PICTURE_ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'avif'];

const PICTURE_PATH = new RegExp(
  String.raw`^/pictures/(?!.*\.\.)[^\\]+\.(${PICTURE_ENDINGS.join('|')})$`,
  'i',
);

/** The endings as a file dialog wants them. */
export const PICTURE_TYPES = PICTURE_ENDINGS.map((ending) => `.${ending}`).join(',');

/** More than a good JPEG of the most pixels takes; the repository keeps every version for ever. */
export const MAX_PICTURE_BYTES = 25_000_000;

/** Whether a value in the content names a picture in `content/pictures/`. */
export const isPicturePath = (value: unknown): value is string =>
  typeof value === 'string' && PICTURE_PATH.test(value);

/** `/pictures/x.jpg`, as content writes it, in the project's folder. */
export const pictureFile = (picture: string) => `content${picture}`;

/** The `format` of fields that hold the path of a picture: the editor chooses one by sight. */
export const PICTURE = 'picture';

/** Where a picture lies: a path into `content/pictures/`, as the editor writes it. */
export const picturePath = (title: string, description: string) =>
  z
    .string()
    .regex(PICTURE_PATH, { error: 'is not the path of a picture' })
    .meta({ title, description, format: PICTURE, examples: ['/pictures/lighthouse.jpg'] });

/** Maps links write "latitude,longitude"; finding our pair in the other order there gives a swap away. */
export function isSwapped(
  office: { longitude: number; latitude: number },
  mapsUrl: string,
): boolean {
  const pair = /(-?\d{1,3}\.\d+)\s*(?:,|%2C)\s*(-?\d{1,3}\.\d+)/i.exec(mapsUrl);
  if (!pair) return false;
  const near = (a: number, b: number) => Math.abs(a - b) < 0.05;
  const [latitude, longitude] = [Number(pair[1]), Number(pair[2])];
  const asWritten = near(office.latitude, latitude) && near(office.longitude, longitude);
  return !asWritten && near(office.latitude, longitude) && near(office.longitude, latitude);
}
