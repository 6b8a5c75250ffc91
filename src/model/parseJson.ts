/** Parses JSON and keeps line numbers for error messages. Also runs in the editor's browser. */
import { type AnyNode, evaluate, parse, type ValueNode } from '@humanwhocodes/momoa';
import { formatPath, type Path } from './path';
import type { Message, Problem } from './problem';

export interface JsonFile {
  /** Relative to the project's folder, with forward slashes. */
  file: string;
  value: unknown;
  lineOf: (path: Path) => number | undefined;
  duplicates: Problem[];
}

/** Content has five levels; thousands would overflow the stack of recursive functions. */
const MAX_DEPTH = 20;

/** For a value that was not read from a file: without line numbers. */
export const unlocatedJson = (file: string, value: unknown): JsonFile => ({
  file,
  value,
  lineOf: () => undefined,
  duplicates: [],
});

/** With the line of the value at `path`, or of its nearest existing parent. */
export const problemAt = (json: JsonFile, path: Path, message: Message): Problem => ({
  file: json.file,
  line: json.lineOf(path),
  key: formatPath(path),
  ...message,
});

/** The parsed file, or the problem that prevents parsing. */
export function parseJson(file: string, source: string): JsonFile | Problem {
  if (source.trim() === '') return { file, key: '', ...empty };
  if (source.startsWith('\uFEFF')) return { file, key: '', ...marked };
  const { deep, control } = scan(source);
  if (deep) return { file, key: '', line: deep, ...tooDeep };
  try {
    const { body } = parse(source, { mode: 'json' });
    if (control) return { file, key: '', line: control, ...unescaped };
    const { lines, duplicates } = survey(file, body);
    return { file, value: evaluate(body), lineOf: (path) => nearest(lines, path), duplicates };
  } catch (error) {
    return notJson(file, error);
  }
}

const marked = {
  problem: 'begins with an invisible byte-order mark',
  fix: 'Save the file again as UTF-8 without it ("UTF-8", not "UTF-8 with BOM").',
};
const empty = { problem: 'is empty', fix: 'Restore the earlier version from Git.' };
const twice = { problem: 'appears twice', fix: 'Keep one of the two.' };
const tooDeep = {
  problem: `has more than ${MAX_DEPTH} nested groups or lists`,
  fix: 'Look for brackets that were pasted in by mistake.',
};
const unescaped = {
  problem: 'has a line break, a tab or another control character inside a text',
  fix: 'Write the text on one line, using spaces.',
};

/** The lines of two problems that the parser misses: too deep nesting, and unescaped control characters. */
function scan(source: string): { deep?: number; control?: number } {
  const found: { deep?: number; control?: number } = {};
  let depth = 0;
  let line = 1;
  let isText = false;
  for (let i = 0; i < source.length; i++) {
    const sign = source.charAt(i);
    if (sign === '"') isText = !isText;
    else if (isText && sign === '\\') i++;
    else if (isText && sign < ' ') found.control ??= line;
    else if (!isText && (sign === '[' || sign === '{')) depth++;
    else if (!isText && (sign === ']' || sign === '}')) depth--;
    if (depth > MAX_DEPTH) found.deep ??= line;
    if (sign === '\n') line++;
  }
  return found;
}

/** momoa's message ends with its position, "(3:12)", which the error also has as line and column. */
function notJson(file: string, error: unknown): Problem {
  const { message, line, column } = error as Error & { line?: number; column?: number };
  const where = line === undefined ? '' : ` at line ${line}, column ${column}`;
  const what = message
    .replace(/\s*\(\d+:\d+\)$/, '')
    .replace(/\.$/, '')
    .replace(/token (\w+) found/, (_, token) => `${signs[token] ?? token} found`);
  return {
    file,
    line,
    key: '',
    problem: `is not valid JSON${where}: ${what}`,
    fix: 'Look there and just before it for a missing comma, quote or bracket.',
  };
}

function membersOf(node: AnyNode) {
  return node.type === 'Object'
    ? node.members.map((member) => ({
        name: member.name.type === 'String' ? member.name.value : member.name.name,
        value: member.value,
        line: member.loc.start.line,
      }))
    : [];
}

/** The parser's token names. */
const signs: Record<string, string> = {
  LBrace: '{',
  RBrace: '}',
  LBracket: '[',
  RBracket: ']',
  Comma: ',',
  Colon: ':',
  String: 'text',
  Number: 'number',
  Boolean: 'true or false',
  Null: 'null',
};

/** The line of each value, and every duplicate key. */
function survey(file: string, body: ValueNode) {
  const lines = new Map<string, number>();
  const duplicates: Problem[] = [];
  const visit = (node: ValueNode, path: Path) => {
    lines.set(formatPath(path), node.loc.start.line);
    const names = new Set<string>();
    for (const { name, value, line } of membersOf(node)) {
      const here = [...path, name];
      if (names.has(name)) duplicates.push({ file, line, key: formatPath(here), ...twice });
      names.add(name);
      visit(value, here);
    }
    const elements = node.type === 'Array' ? node.elements : [];
    for (const [i, { value }] of elements.entries()) visit(value, [...path, i]);
  };
  visit(body, []);
  return { lines, duplicates };
}

/** The line of the value at `path`, or of its nearest existing parent. */
function nearest(lines: Map<string, number>, path: Path): number | undefined {
  return (
    lines.get(formatPath(path)) ?? (path.length ? nearest(lines, path.slice(0, -1)) : undefined)
  );
}
