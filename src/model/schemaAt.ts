/** Finds the parts of a model. */
import { z } from 'zod';
import type { Path } from './texts';

declare module 'zod' {
  interface GlobalMeta {
    /** Whether it is the address of a link, of which what it names on this site must exist. */
    isTarget?: boolean;
  }
}

/** The schema of a value that may be left out. */
export const withoutWrapper = (model: unknown): unknown =>
  model instanceof z.ZodOptional || model instanceof z.ZodDefault || model instanceof z.ZodPrefault
    ? model.unwrap()
    : model;

export function schemaAt(model: z.ZodType, path: Path): z.ZodType | undefined {
  const inner = withoutWrapper(model) as z.ZodType;
  const [part, ...rest] = path;
  if (part === undefined) return inner;
  if (inner instanceof z.ZodRecord) return schemaAt(inner.valueType as z.ZodType, rest);
  if (inner instanceof z.ZodArray) return schemaAt(inner.element as z.ZodType, rest);
  if (inner instanceof z.ZodObject) {
    const next: unknown = inner.shape[String(part)];
    return next instanceof z.ZodType ? schemaAt(next, rest) : undefined;
  }
  return undefined;
}

/** Whether the value at `path` is the address of a link, which nobody has to translate. */
export const isTargetAt = (model: z.ZodType, path: Path): boolean =>
  schemaAt(model, path)?.meta()?.isTarget ?? false;
