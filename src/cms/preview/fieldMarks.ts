/**
 * Marks which field of the forms each text and picture of the draft comes from: with an invisible sign at its beginning,
 * which goes with it through the components, and which the page in the preview removes from its elements.
 */
import { z } from 'zod';
import { FOCAL_POINT, LANGUAGE } from '../../model/fieldTypes';
import { schemaAt } from '../../model/schemaAt';
import { formatPath, mapTexts } from '../../model/texts';
import type { EntryName } from '../entries';

export interface Field {
  entry: EntryName;
  /** The form's key of the field, such as `map.slides.2`. */
  key: string;
}

/** Variation selectors: without width, and never two in a row in a text. */
const FIRST = 0xe0100;
const SIGNS = 0xf0;
const MARKS = /[\u{e0100}-\u{e01ef}]{2}/gu;

const markOf = (index: number) =>
  String.fromCodePoint(FIRST + Math.floor(index / SIGNS), FIRST + (index % SIGNS));

/** The text without marks, and the index of its field; of the first one, if it is made of several. */
export function readMark(marked: string): { text: string; field?: number } {
  const [mark] = marked.match(MARKS) ?? [];
  if (!mark) return { text: marked };
  const [tens = 0, ones = 0] = [...mark].map((sign) => (sign.codePointAt(0) ?? FIRST) - FIRST);
  return { text: marked.replace(MARKS, ''), field: tens * SIGNS + ones };
}

/** The fields of the draft, each with an index that stays the same. */
export class FieldMarks {
  readonly fields: Field[] = [];

  /** A picture's focal point and description belong to its file. */
  indexOf({ entry, key: own }: Field): number {
    const key = entry === 'pictures' ? own.replace(/\.(focus|alt\.[\w-]+)$/, '.file') : own;
    const index = this.fields.findIndex((field) => field.entry === entry && field.key === key);
    return index < 0 ? this.fields.push({ entry, key }) - 1 : index;
  }

  /** `value` with a mark in each paragraph of its texts; not in those that are only for programs. */
  mark<Value>(entry: EntryName, model: z.ZodType, value: Value): Value {
    return mapTexts(value, (text, path) => {
      if (isForPrograms(schemaAt(model, path), text)) return text;
      const key = formatPath(path).replace(/\[(\d+)\]/g, '.$1');
      return this.markText({ entry, key }, text);
    });
  }

  markText(field: Field, text: string): string {
    return text.replace(/^|\n\s*\n/g, `$&${markOf(this.indexOf(field))}`);
  }
}

const isForPrograms = (schema: z.ZodType | undefined, value: string) =>
  schema instanceof z.ZodEnum ||
  [FOCAL_POINT, LANGUAGE].includes(String(schema?.meta()?.format)) ||
  value.startsWith('https:');
