/** Names of fields as the form shows them. */
import { z } from 'zod';
import { schemaAt } from '../../model/schemaAt';
import { type EntryName, entries } from '../entries';
import { labelOf } from '../problems';
import { languageName } from '../words';

/** The labels of a field and of the group around it, and the language. */
export function fieldName(entry: EntryName, key: string, locale: string): string {
  const path = key.split('.');
  const all = path.flatMap((part, index) => {
    const own = path.slice(0, index + 1).join('.');
    const label = labelOf(entries[entry], own);
    if (label === own || part === 'alt') return [];
    return Number.isNaN(Number(part)) ? label : `${label} ${Number(part) + 1}`;
  });
  // A text in one language has the label of the texts in all.
  const labels = [...new Set(all)];
  const name = labels.at(-1) ?? key;
  const group = labels.at(-2);
  const whole = group && !name.startsWith(group) ? `${group} › ${name}` : name;
  const isPerLanguage = schemaAt(entries[entry].model, path.slice(0, -1)) instanceof z.ZodRecord;
  return inLanguage(whole, isPerLanguage ? path.at(-1) : locale);
}

/** With the language in brackets, if there is one. */
export function inLanguage(name: string, code: string | undefined): string {
  return code && code !== NO_LANGUAGE ? `${name} (${languageName(code)})` : name;
}

/** What the CMS calls the language of an entry without translations. */
export const NO_LANGUAGE = '_default';
