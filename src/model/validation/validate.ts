/** Translates Zod's issues into messages for editors: what is wrong and what to do. */
import { z } from 'zod';
import { type JsonFile, problemAt } from '../json';
import type { Message, Problem } from '../problem';
import { schemaAt, withoutWrapper } from '../schemaAt';
import { type Path, valueAt } from '../texts';

type Issue = z.core.$ZodIssue;

/** Every problem that `model` finds in `json`, but for values that are `ignored`. */
export function validate(
  json: JsonFile,
  model: z.ZodType,
  ignored = (_value: unknown): boolean => false,
): Problem[] {
  const issues = model.safeParse(json.value).error?.issues ?? [];
  const found = issues
    .filter(({ path }) => !ignored(valueAt(json.value, path)))
    .flatMap((issue) =>
      pathsOf(issue).map((path) => problemAt(json, path, explain(issue, json, model))),
    );
  // One mistake often breaks several rules; the first describes it best.
  const first = found.filter(
    ({ key }, index) => found.findIndex((one) => one.key === key) === index,
  );
  return [...json.duplicates, ...first];
}

const pathsOf = (issue: Issue): Path[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

function explain(issue: Issue, json: JsonFile, model: z.ZodType): Message {
  const value = valueAt(json.value, issue.path);
  const hint = hintFor(schemaAt(model, issue.path));
  if (value === undefined && issue.code !== 'custom')
    return { problem: 'is missing', fix: hint || 'Add it.' };
  switch (issue.code) {
    case 'unrecognized_keys':
      return {
        problem: 'is an unknown field',
        fix: 'Correct its spelling, or remove it: a newer template may no longer have it.',
      };
    case 'invalid_type':
      return {
        problem: `is ${nameType(value)} instead of ${typeNames[issue.expected] ?? issue.expected}`,
        fix: hint || `Write ${typeNames[issue.expected] ?? issue.expected}.`,
      };
    case 'invalid_value':
      return {
        problem: `is ${quote(value)}`,
        fix: `Write ${issue.values.map(quote).join(' or ')}. ${hint}`.trim(),
      };
    case 'too_small':
      return describeSize(value, issue.exact ? 'exactly' : 'at least', issue.minimum, hint);
    case 'too_big':
      return describeSize(value, issue.exact ? 'exactly' : 'at most', issue.maximum, hint);
    case 'invalid_key':
      return {
        problem: 'is not under a language code',
        fix: 'Write a code such as "en" or "pt-BR".',
      };
    case 'custom':
      return { problem: issue.message, fix: String(issue.params?.fix ?? hint) };
    default:
      return { problem: `${quote(value)} ${issue.message}`, fix: hint };
  }
}

function describeSize(
  value: unknown,
  bound: string,
  limit: number | bigint,
  hint: string,
): Message {
  if (value === '') return { problem: 'is empty', fix: hint || 'Write something.' };
  if (Array.isArray(value)) {
    const count = `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
    return { problem: `has ${count} instead of ${bound} ${limit}`, fix: hint };
  }
  if (typeof value === 'string') {
    const problem = `has ${value.length} characters instead of ${bound} ${limit}`;
    return { problem, fix: `Shorten it. ${hint}`.trim() };
  }
  return {
    problem: `is ${String(value)}, but must be ${bound} ${limit}`,
    fix: `Are the two numbers swapped? ${hint}`.trim(),
  };
}

/** On one line, at most 80 characters, with invisible ones escaped. */
export function quote(value: unknown): string {
  const text = (JSON.stringify(value) ?? String(value)).replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u${sign.codePointAt(0)?.toString(16).padStart(4, '0')}`,
  );
  return text.length > 80 ? `${text.slice(0, 79)}…"` : text;
}

/** Without a word about quotes, which neither the editor nor set-up shows. */
const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  array: 'a list',
  object: 'a group of keys',
  boolean: 'true or false',
};

function nameType(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'number' && !Number.isFinite(value)) return 'too large a number';
  const type = Array.isArray(value) ? 'array' : typeof value;
  return typeNames[type] ?? type;
}

/** The field's description and example in the model; the keys of a group without a description. */
function hintFor(field: z.ZodType | undefined): string {
  const { description, examples } = (field && z.globalRegistry.get(field)) || {};
  const example = Array.isArray(examples) ? `For example: ${JSON.stringify(examples[0])}` : '';
  return [description ?? keysOf(field), example].filter(Boolean).join(' ');
}

function keysOf(field: z.ZodType | undefined): string {
  if (!(field instanceof z.ZodObject)) return '';
  const required = Object.entries(field.shape).filter(([, one]) => one === withoutWrapper(one));
  return `Write a group with the keys: ${required.map(([key]) => key).join(', ')}.`;
}
