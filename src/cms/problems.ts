/** What the content model says of an entry that is being edited, in the words of the build. */
import { z } from 'zod';
import { fieldAt, problemsIn } from '../content/explain';
import type { Problem } from '../content/problem';
import { readable } from '../content/readable';
import { translationProblems } from '../content/translationProblems';
import { type Entry, isTranslated } from './entries';

interface Edited {
  entry: Entry;
  value: unknown;
  language: { code: string; isDraft: boolean };
}

export function problemsOf({ entry, value, language }: Edited): Problem[] {
  const json = {
    file: entry.file.replace('{{locale}}', language.code),
    value: withoutEmptyOptionals(value, entry.model),
    lineOf: () => undefined,
    duplicates: [],
  };
  const problems = isTranslated(entry)
    ? translationProblems(json, !language.isDraft)
    : problemsIn(json, entry.model);
  return problems.map(readable);
}

/** What the form calls the field of this key; where it has none, the key itself. */
export function labelOf({ model }: Entry, key: string): string {
  const path = key.split(/[.[\]]+/).filter(Boolean);
  const field = fieldAt(model, path);
  return (field && z.globalRegistry.get(field)?.title) ?? key;
}

/** An optional field left empty is not there; the CMS omits it when it saves. */
function withoutEmptyOptionals(value: unknown, model: unknown): unknown {
  if (!(model instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  const isEmptyOptional = (key: string, inner: unknown) =>
    model.shape[key] instanceof z.ZodOptional && (inner === '' || inner === null);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !isEmptyOptional(key, inner))
      .map(([key, inner]) => [key, withoutEmptyOptionals(inner, model.shape[key])]),
  );
}
