import { z } from 'zod';
import { withoutWrapper } from '../../model/schemaAt';

/** `value` in the shape of `model`: missing or invalid parts are empty. */
export function withDefaults(value: unknown, model: unknown): unknown {
  if (model instanceof z.ZodOptional) return value && withDefaults(value, model.unwrap());
  if (model !== withoutWrapper(model)) return withDefaults(value, withoutWrapper(model));
  if (model instanceof z.ZodArray) {
    return Array.isArray(value) ? value.map((inner) => withDefaults(inner, model.element)) : [];
  }
  if (model instanceof z.ZodObject) {
    const given = new Map(Object.entries(value ?? {}));
    return Object.fromEntries(
      Object.entries(model.shape).map(([key, inner]) => [key, withDefaults(given.get(key), inner)]),
    );
  }
  if (model instanceof z.ZodRecord) {
    const entries = Object.entries(value ?? {});
    return Object.fromEntries(
      entries.map(([key, inner]) => [key, withDefaults(inner, model.valueType)]),
    );
  }
  if (model instanceof z.ZodBoolean) return value === true;
  if (model instanceof z.ZodEnum)
    return model.options.includes(String(value)) ? value : model.options[0];
  if (model instanceof z.ZodNumber) return typeof value === 'number' ? value : 0;
  return typeof value === 'string' ? value : '';
}
