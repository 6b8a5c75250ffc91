/**
 * Steganographic content links: mark which field of the forms each text and picture of the draft comes from, with an invisible sign
 * at its beginning, which passes through the components, and which the page in the preview removes from its elements.
 */
import { z } from 'zod';
import type { Marker } from '../..';
import { kindOf } from '../entries';
import { site } from '../site';
import { formatPath, mapTexts, schemaAt } from '../values';

export interface Field {
  entry: string;
  /** The form's key of the field, such as `map.slides.2`. */
  key: string;
}

/** Variation selectors: without width, and never two in a row in a text. */
const FIRST = 0xe0100;
const SIGNS = 0xf0;
const STEGA = /[\u{e0100}-\u{e01ef}]{2}/gu;

const stegaOf = (index: number) =>
  String.fromCodePoint(FIRST + Math.floor(index / SIGNS), FIRST + (index % SIGNS));

/** The text without its steganographic marks, and the index of its field; of the first one, if it is made of several. */
export function decodeStega(encoded: string): { text: string; field?: number } {
  const [stega] = encoded.match(STEGA) ?? [];
  if (!stega) return { text: encoded };
  const [tens = 0, ones = 0] = [...stega].map((sign) => (sign.codePointAt(0) ?? FIRST) - FIRST);
  return { text: encoded.replace(STEGA, ''), field: tens * SIGNS + ones };
}

/** The fields of the draft, each with an index that stays the same. */
export class StegaEncoder implements Marker {
  readonly fields: Field[] = [];

  /** A picture's focal point and description belong to its file. */
  indexOf({ entry, key: own }: Field): number {
    const key = own.replace(/\.(focus|alt\.[\w-]+)$/, '.file');
    const index = this.fields.findIndex((field) => field.entry === entry && field.key === key);
    return index < 0 ? this.fields.push({ entry, key }) - 1 : index;
  }

  /** `value` with a mark in each paragraph and link of its texts; not in those that are only for programs. */
  encode = <Value>(entry: string, value: Value): Value => {
    const { model } = kindOf(entry);
    return mapTexts(value, (text, path) => {
      const schema = schemaAt(model, path);
      if (isForPrograms(schema)) return text;
      const key = formatPath(path).replace(/\[(\d+)\]/g, '.$1');
      // An address stays one with a mark at its end.
      if (text.startsWith('https:')) return text + stegaOf(this.indexOf({ entry, key }));
      const encode = (part: string) => this.encodeText({ entry, key }, part);
      return schema?.meta()?.format === 'links' ? encodeLinked(text, encode) : encode(text);
    });
  };

  encodeText = (field: Field, text: string): string =>
    text.replace(/^|\n\s*\n/g, `$&${stegaOf(this.indexOf(field))}`);

  decode = decodeStega;
}

/** Also marks what follows a link, which is a text of its own in the page. */
function encodeLinked(text: string, encode: (part: string) => string): string {
  let encoded = '';
  let end = 0;
  for (const link of site.links?.find(text) ?? []) {
    const before = text.slice(end, link.start);
    encoded +=
      (before && encode(before)) + site.links?.write({ ...link, words: encode(link.words) });
    end = link.end;
  }
  const rest = text.slice(end);
  return encoded + (rest && encode(rest));
}

const isForPrograms = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodEnum ||
  ['focal-point', 'language', 'uri'].includes(String(schema?.meta()?.format));
