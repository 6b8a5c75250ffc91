/** Finds what is wrong with content, and says it with the messages of `messages.ts`. */
import { z } from 'zod';
import { shownText } from '../fieldTypes';
import { type JsonFile, problemAt } from '../json';
import type { Unsupported } from '../markdown';
import { fieldMessages, fill, isMessage, say } from '../messages';
import type { Problem } from '../problem';
import { schemaAt } from '../schemaAt';
import { displayLength, type Path, valueAt } from '../texts';

type Issue = z.core.$ZodIssue;

/** Every problem that `model` finds in `json`, but for values that are `ignored`. `name` begins the keys of its messages. */
export function validate(
  json: JsonFile,
  model: z.ZodType,
  name: string,
  ignored = (_value: unknown): boolean => false,
): Problem[] {
  const issues = model.safeParse(json.value).error?.issues ?? [];
  const found = issues
    .filter(({ path }) => !ignored(valueAt(json.value, path)))
    .flatMap((issue) =>
      pathsOf(issue).map((path) => {
        const key = messagesKey(name, model, path);
        const value = shownText(schemaAt(model, issue.path), valueAt(json.value, issue.path));
        const problem = explain(issue, value, key, Boolean(json.lineOf));
        return problemAt(json, path, { problem, fix: fieldMessages(key).hint });
      }),
    );
  // One mistake often breaks several rules; the first describes it best.
  return found.filter(
    ({ key }, index) => found.findIndex((problem) => problem.key === key) === index,
  );
}

const pathsOf = (issue: Issue): Path[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

/** The key of a field's messages, with `[]` for an index and `*` for a language. */
const messagesKey = (name: string, model: z.ZodType, path: Path): string =>
  path.reduce<string>((key, part, index) => {
    const parent = schemaAt(model, path.slice(0, index));
    if (parent instanceof z.ZodArray) return `${key}[]`;
    return `${key}.${parent instanceof z.ZodRecord ? '*' : String(part)}`;
  }, name);

/** What is wrong with a value and what to do, in words that follow the field's name. */
function explain(issue: Issue, value: unknown, key: string, hasLines: boolean): string {
  if (issue.code === 'unrecognized_keys') return fieldMessages(key).removed ?? say('unknownField');
  const { unsupported = [], ...values } = (issue.code === 'custom' && issue.params) || {};
  if (isMessage(issue.message)) return say(issue.message, values);
  if (value === undefined || value === '') return say('missing');
  switch (issue.code) {
    case 'too_big':
      return explainSize(value, Number(issue.maximum), true);
    case 'too_small':
      return explainSize(value, Number(issue.minimum), false);
    case 'invalid_type':
      return say('wrongType', { type: issue.expected });
    case 'invalid_value':
      return say('notOneOf', { values: issue.values.join(', ') });
    case 'invalid_key':
      return say('notLanguage');
    default: {
      const { wrong = say('wrong') } = fieldMessages(key);
      return fill(wrong, { value: quote(value), found: listOf(unsupported, hasLines) });
    }
  }
}

/** "a quotation (line 5, line 9), code (line 7)"; with the words in place of lines for those who see no numbers. */
function listOf(unsupported: Unsupported[], hasLines: boolean): string {
  const names = new Set(unsupported.map(({ name }) => name));
  const listed = [...names].map((name) => {
    const places = unsupported
      .filter((found) => found.name === name)
      .map(({ line, words }) => say(hasLines ? 'line' : 'words', { line, words }));
    return `${say(`unsupported.${name}`)} (${[...new Set(places)].join(', ')})`;
  });
  return listed.join(', ');
}

function explainSize(value: unknown, limit: number, isTooBig: boolean): string {
  if (Array.isArray(value)) return say('items', { count: value.length, limit });
  const text = String(value);
  const count = displayLength(text);
  if (!isTooBig) return say('tooShort', { count, limit });
  return say(count > [...text].length ? 'tooWide' : 'tooLong', { count, limit });
}

/** Quotes a value on one line, with at most 80 characters; invisible ones are escaped. */
export function quote(value: unknown): string {
  const text = (JSON.stringify(value) ?? String(value)).replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u${sign.codePointAt(0)?.toString(16).padStart(4, '0')}`,
  );
  return text.length > 80 ? `${text.slice(0, 79)}…"` : text;
}
