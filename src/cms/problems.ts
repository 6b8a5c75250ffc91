/** Validates an entry while it is edited, with the build's messages. */
import { z } from 'zod';
import { type JsonFile, unlocatedJson } from '../content/parseJson';
import type { Problem } from '../content/problem';
import { missingDescriptions } from '../content/validation/missingDescriptions';
import { sanitizeProblem } from '../content/validation/sanitizeProblem';
import { translationProblems } from '../content/validation/translationProblems';
import { schemaAt, validate } from '../content/validation/validate';
import { type Entry, entries, isTranslated } from './entries';

interface Edited {
  entry: Entry;
  value: unknown;
  /** Drafts may have untranslated texts. */
  isPublished: boolean;
  /** Codes of the published languages, in which each picture needs a description. */
  published?: string[];
}

export function problemsOf({ entry, value, isPublished, published = [] }: Edited): Problem[] {
  const json = unlocatedJson(entry.file, normalize(value, entry.model));
  const problems = isTranslated(entry)
    ? translationProblems(json, isPublished)
    : [...validate(json, entry.model), ...descriptionsLacking(entry, json, published)];
  return problems.map(sanitizeProblem);
}

const descriptionsLacking = (entry: Entry, json: JsonFile, published: string[]) =>
  entry === entries.pictures ? missingDescriptions(json, published) : [];

/** The field's label, or the key if it has none. */
export function labelOf({ model }: Entry, key: string): string {
  const path = key.split(/[.[\]]+/).filter(Boolean);
  const field = schemaAt(model, path);
  return (field && z.globalRegistry.get(field)?.title) ?? key;
}

/** The problem and its fix, with the field's label. */
export function formatProblem(entry: Entry, { key, problem, fix }: Problem): string {
  return `${labelOf(entry, key)} ${problem}. ${fix}`.trim();
}

/** The value as the CMS will save it: texts trimmed, empty optional values and the CMS's own notes removed. */
export function normalize(value: unknown, model: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map((inner) => normalize(inner, undefined));
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const shape = model instanceof z.ZodObject ? model.shape : {};
  const isEmptyOptional = (key: string, inner: unknown) =>
    shape[key] instanceof z.ZodOptional && (inner === '' || inner === null);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !key.startsWith('__sc_') && !isEmptyOptional(key, inner))
      .map(([key, inner]) => [key, normalize(inner, shape[key])]),
  );
}
