import { Breakable } from './Breakable';

/**
 * A plus sign or a zero, and at least six more digits in groups, as in "+972 3-000 0000". Times, and ranges of dates and
 * hours, are none: they follow the direction of the text.
 */
const PHONE =
  /((?<![\p{L}\p{N}]|\p{N}[.,:/-])(?!\p{Nd}{1,2}[.:]\p{Nd}{2}(?!\p{Nd}))(?:\+|\(?[0٠۰]\)?)(?:[ \u00a0().‑-]{0,2}\p{Nd}){6,14}(?![\p{L}\p{N}]))/u;

/**
 * Phone numbers run from left to right in every language; Hebrew and Arabic would reverse their groups. Lines may break where
 * the text has `BREAK`.
 */
export function TextWithPhones({ text }: { text: string }) {
  return text.split(PHONE).map((part, index) =>
    index % 2 ? (
      <bdi key={String(index)} className="unbroken" dir="ltr">
        {part}
      </bdi>
    ) : (
      <Breakable key={String(index)} text={part} />
    ),
  );
}

/** The same in a text without elements. */
export const isolatePhones = (text: string): string =>
  text.replace(new RegExp(PHONE, 'gu'), '\u2066$1\u2069');
