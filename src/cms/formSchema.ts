/** What forms are made from: the JSON Schema that zod writes for a model. */
import { z } from 'zod';
import type { Entry } from './entries';

/** The parts of a field's JSON Schema that forms need. */
export interface Schema {
  type?: string;
  title?: string;
  description?: string;
  examples?: unknown[];
  enum?: string[];
  default?: string;
  /** What the values of `enum` mean. */
  labels?: Record<string, string>;
  format?: string;
  properties?: Record<string, Schema>;
  /** The values of a record, by language code. */
  additionalProperties?: Schema | boolean;
  required?: string[];
  items?: Schema;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** Of an entry's form. */
export function schemaOf({ model, groups }: Entry): Schema {
  const schema = z.toJSONSchema(model, { io: 'input' }) as Schema;
  const paths = groups?.map((key) => key.split('.'));
  return paths ? only(paths, schema) : schema;
}

/** The schema with nothing but these groups, in this order. */
function only(groups: string[][], schema: Schema): Schema {
  if (groups.some((path) => path.length === 0)) return schema;
  const names = new Set(groups.map(([first = '']) => first));
  const properties = [...names].map((name) => {
    const within = groups.filter(([first]) => first === name).map(([, ...rest]) => rest);
    return [name, only(within, schema.properties?.[name] ?? {})];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}
