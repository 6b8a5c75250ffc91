import { z } from 'zod';

/** `value` in the shape of `model`: what is missing or of another kind is empty. */
export function filled(value: unknown, model: unknown): unknown {
  if (model instanceof z.ZodOptional) return value && filled(value, model.unwrap());
  if (model instanceof z.ZodArray) {
    return Array.isArray(value) ? value.map((inner) => filled(inner, model.element)) : [];
  }
  if (model instanceof z.ZodObject) {
    const given = new Map(Object.entries(value ?? {}));
    return Object.fromEntries(
      Object.entries(model.shape).map(([key, inner]) => [key, filled(given.get(key), inner)]),
    );
  }
  if (model instanceof z.ZodNumber) return typeof value === 'number' ? value : 0;
  return typeof value === 'string' ? value : '';
}
