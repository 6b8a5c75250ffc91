/** Translates Zod's issues into messages for editors: what is wrong and what to do. */
import { z } from 'zod';
import { type JsonFile, problemAt } from '../parseJson';
import type { Path } from '../path';
import type { Message, Problem } from '../problem';
import { requiredKeys, schemaAt } from '../schemaAt';

type Issue = z.core.$ZodIssue;

/** Every problem that `model` finds in `json`. */
export function validate(json: JsonFile, model: z.ZodType): Problem[] {
  const result = model.safeParse(json.value);
  const issues = result.success ? [] : result.error.issues;
  const found = issues.flatMap((issue) => explain(issue, json, model));
  return [...json.duplicates, ...firstOfEachKey(found)];
}

/** One mistake often breaks several rules; the first describes it best. */
function firstOfEachKey(problems: Problem[]): Problem[] {
  const first = new Map<string, Problem>();
  for (const problem of problems) if (!first.has(problem.key)) first.set(problem.key, problem);
  return [...first.values()];
}

function explain(issue: Issue, json: JsonFile, model: z.ZodType): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) =>
      problemAt(json, [...issue.path, key], {
        problem: 'is an unknown field',
        fix: 'Correct its spelling, or remove it: a newer template may no longer have it.',
      }),
    );
  }
  const message = said(issue, valueAt(json.value, issue.path), hintFor(model, issue.path));
  return [problemAt(json, issue.path, message)];
}

function said(issue: Issue, value: unknown, hint: string): Message {
  if (value === undefined) return { problem: 'is missing', fix: hint || 'Add it.' };
  switch (issue.code) {
    case 'invalid_type':
      return {
        problem: `is ${nameType(value)} instead of ${nameExpected(issue.expected)}`,
        fix: hint || `Write ${nameExpected(issue.expected)}.`,
      };
    case 'invalid_value':
      return {
        problem: `is ${quote(value)}`,
        fix: `Write ${issue.values.map(quote).join(' or ')}. ${hint}`.trim(),
      };
    case 'too_small':
    case 'too_big':
      return describeSize(issue, value, hint);
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
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  value: unknown,
  hint: string,
): Message {
  const limit = Number(issue.code === 'too_big' ? issue.maximum : issue.minimum);
  const bound = issue.exact ? 'exactly' : issue.code === 'too_big' ? 'at most' : 'at least';
  if (Array.isArray(value)) {
    return {
      problem: `has ${count(value.length, 'entry', 'entries')} instead of ${bound} ${limit}`,
      fix: hint || `Keep ${bound} ${limit}.`,
    };
  }
  if (value === '') return { problem: 'is empty', fix: hint || 'Write something.' };
  if (typeof value === 'string') {
    return {
      problem: `has ${count(value.length, 'character', 'characters')} instead of ${bound} ${limit}`,
      fix: `${issue.code === 'too_big' ? 'Shorten' : 'Lengthen'} it. ${hint}`.trim(),
    };
  }
  return {
    problem: `is ${String(value)}, but must be ${bound} ${limit}`,
    fix: `Are the two numbers swapped? ${hint}`.trim(),
  };
}

function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** On one line, at most 80 characters. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 79)}…"` : text;
}

function nameType(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'number' && !Number.isFinite(value)) return 'too large a number';
  if (Array.isArray(value)) return 'a list';
  return nameExpected(typeof value);
}

function nameExpected(type: string): string {
  const names: Record<string, string> = {
    string: 'a text in quotes',
    number: 'a number without quotes',
    array: 'a list',
    object: 'a group of keys',
    boolean: 'true or false',
  };
  return names[type] ?? type;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, part) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, part) : undefined,
    value,
  );
}

/** The field's description and example in the model. */
function hintFor(model: z.ZodType, path: Path): string {
  const field = schemaAt(model, path);
  const { description, examples } = (field && z.globalRegistry.get(field)) || {};
  const example = Array.isArray(examples) ? `For example: ${JSON.stringify(examples[0])}` : '';
  return [description ?? keysOf(field), example].filter(Boolean).join(' ');
}

/** Describes a group by its keys. */
function keysOf(field: z.ZodType | undefined): string {
  return field instanceof z.ZodObject
    ? `Write a group with the keys: ${requiredKeys(field).join(', ')}.`
    : '';
}
