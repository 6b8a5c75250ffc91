/** Names of fields as the form shows them. */
import { type EntryName, entries } from '../entries';
import { labelOf } from '../problems';
import { cmsSettings } from '../settings';

/** The labels of the groups around a field, if they have any, and its own. */
export function labelsOf(entry: EntryName, key: string): string[] {
  const path = key.split('.');
  const keys = path.map((_, index) => path.slice(0, index + 1).join('.'));
  const labels = keys.map((part) => labelOf(entries[entry], part));
  const named = labels.filter((label, index) => label !== keys[index]);
  return named.length ? [...new Set(named)] : [key];
}

/** The language in brackets, unless the entry has none. */
export function withLanguage(text: string, locale: string): string {
  const language = cmsSettings().languages.find(({ code }) => code === locale);
  return language ? `${text} (${language.name})` : text;
}
