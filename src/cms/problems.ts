/** Validates an entry while it is edited, with the build's messages. */
import { z } from 'zod';
import { unlocatedJson } from '../model/json';
import type { Problem } from '../model/problem';
import { schemaAt, withoutWrapper } from '../model/schemaAt';
import { missingPerLanguage, translationProblems } from '../model/validation/translations';
import { validate } from '../model/validation/validate';
import type { Entry } from './entries';
import { translate } from './words';

interface Edited {
  entry: Entry;
  value: unknown;
  /** Drafts may have untranslated texts. */
  isPublished: boolean;
  /** Codes of the published languages, in which each picture needs a description, and each link a label. */
  published?: string[];
}

export function problemsOf({ entry, value, isPublished, published = [] }: Edited): Problem[] {
  const json = unlocatedJson(entry.file, normalize(value, entry.model));
  const problems = entry.file.startsWith('locales/')
    ? translationProblems(json, entry.model, isPublished)
    : [...validate(json, entry.model), ...missingPerLanguage(json, published)];
  return problems.filter(({ key }) => isInForm(entry, key));
}

/** Whether a field, or some of a group, is in the entry's form. */
export function isInForm({ groups }: Entry, key: string): boolean {
  const contains = (outer: string, inner: string) => `${inner}.`.startsWith(`${outer}.`);
  return !groups || groups.some((group) => contains(group, key) || contains(key, group));
}

/** The field's title in the model, translated, or its key. */
export function titleOf({ model }: Entry, key: string): string {
  const field = schemaAt(model, partsOf(key));
  const { title } = (field && z.globalRegistry.get(field)) ?? {};
  return title ? translate(title) : key;
}

/** The parts of a key such as `page.about.map.slides[0]`. */
export const partsOf = (key: string) => key.split(/[.[\]]+/).filter(Boolean);

/** Its title, with the number of the list item that it is in: `Picture 2: Description`. */
export function labelOf(entry: Entry, key: string): string {
  const [, item, index] = /^(.*\[(\d+)\])/.exec(key) ?? [];
  const title = titleOf(entry, key);
  if (!item) return title;
  const numbered = `${titleOf(entry, item)} ${Number(index) + 1}`;
  return item === key ? numbered : `${numbered}: ${title}`;
}

/** The problem and its fix, with the field's label. */
export const formatProblem = (entry: Entry, { key, problem, fix }: Problem, label = labelOf) =>
  `${label(entry, key)} ${translate(problem)}. ${translate(fix)}`.trim();

/** Whether the CMS added this key to an item of a list, for its own use: `collage.0.__sc_item_id`. */
export const isInternalKey = (key: string): boolean => /(^|\.)__sc_\w+$/.test(key);

/** The value as the CMS will save it: texts trimmed, empty optional values removed. */
export function normalize(value: unknown, model: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  const group = withoutWrapper(model);
  if (Array.isArray(value)) {
    const element = group instanceof z.ZodArray ? group.element : undefined;
    return value.map((inner) => normalize(inner, element));
  }
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const shape = group instanceof z.ZodObject ? group.shape : {};
  const isEmptyOptional = (key: string, inner: unknown) =>
    shape[key] instanceof z.ZodOptional && (inner === '' || inner === null);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !isInternalKey(key) && !isEmptyOptional(key, inner))
      .map(([key, inner]) => [key, normalize(inner, shape[key])]),
  );
}
