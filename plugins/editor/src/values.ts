/** Values of forms, their paths, and the parts of models. */
import { z } from 'zod';
import type { Path } from '..';

/** Whether a value is a group or a list of values. */
export const isContainer = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce(
    (inner, part) => (isContainer(inner) && Object.hasOwn(inner, part) ? inner[part] : undefined),
    value,
  );

/** The value of a JSON text; undefined if it is none. */
export function jsonValue(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** `page.map.slides[2]` */
export const formatPath = (path: Path): string =>
  path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part) || '""'}`,
    )
    .join('');

/** Every value in `value`, groups and lists included, with its path. */
export function* valuesIn(value: unknown, path: Path = []): Generator<[Path, unknown]> {
  yield [path, value];
  if (!isContainer(value)) return;
  for (const [key, inner] of Object.entries(value))
    yield* valuesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Every text but empty ones, with its path. */
export const textsIn = (value: unknown): [Path, string][] =>
  [...valuesIn(value)].flatMap(([path, text]): [Path, string][] =>
    typeof text === 'string' && text ? [[path, text]] : [],
  );

/** The same value with another text for each, but for empty ones. */
export function mapTexts<Value>(
  value: Value,
  change: (text: string, path: Path) => string,
  path: Path = [],
): Value {
  const within = (inner: unknown, part: PropertyKey) => mapTexts(inner, change, [...path, part]);
  if (Array.isArray(value)) return value.map(within) as Value;
  if (isContainer(value))
    return Object.fromEntries(
      Object.entries(value).map(([part, inner]) => [part, within(inner, part)]),
    ) as Value;
  return typeof value === 'string' && value ? (change(value, path) as Value) : value;
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
