/** Reads a JSON file so that every mistake in it can be named by its line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyNode, evaluate, parse, type ValueNode } from '@humanwhocodes/momoa';
import type { Problem } from './model';
import { dotted, type Path } from './path';

export interface JsonFile {
  /** Relative to the project's folder, with forward slashes. */
  file: string;
  value: unknown;
  lineOf: (path: Path) => number | undefined;
  duplicates: Problem[];
}

/** The file's content with line numbers, or what keeps it from being read. */
export function readJson(root: string, file: string): JsonFile | Problem {
  const bytes = readBytes(join(root, file));
  if (!bytes) return { file, key: '', ...missing };
  const source = decode(bytes);
  if (source === undefined) return { file, key: '', ...notText };
  if (source.startsWith('\uFEFF')) return { file, key: '', ...marked };
  try {
    const { body } = parse(source, { mode: 'json' });
    return {
      file,
      value: evaluate(body),
      lineOf: (path) => find(body, path)?.loc.start.line,
      duplicates: findDuplicates(file, body, []),
    };
  } catch (error) {
    return notJson(file, error);
  }
}

const missing = { problem: 'is missing', fix: 'Create it, or bring it back from the history.' };
const marked = {
  problem: 'begins with an invisible byte-order mark',
  fix: 'Save the file again as UTF-8 without it ("UTF-8", not "UTF-8 with BOM").',
};
const notText = { problem: 'is not UTF-8 text', fix: 'Save the file again as UTF-8.' };

function readBytes(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** momoa's message ends with its place, "(3:12)", and carries it as line and column. */
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
    fix: 'Look there, and just before it, for a missing comma, quote or bracket.',
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

/** The parser's names of the signs of JSON. */
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

/** The node at `path`, or the nearest one around it that exists. */
function find(node: ValueNode, path: Path): ValueNode {
  const [part, ...rest] = path;
  const next =
    node.type === 'Array' && typeof part === 'number'
      ? node.elements[part]?.value
      : membersOf(node).find((member) => member.name === part)?.value;
  return next ? find(next, rest) : node;
}

function findDuplicates(file: string, node: ValueNode, path: Path): Problem[] {
  if (node.type === 'Array') {
    return node.elements.flatMap((element, i) => findDuplicates(file, element.value, [...path, i]));
  }
  const seen = new Set<string>();
  return membersOf(node).flatMap(({ name, value, line }) => {
    const key = [...path, name];
    const repeated: Problem[] = seen.has(name)
      ? [
          {
            file,
            line,
            key: dotted(key),
            problem: 'stands there twice',
            fix: 'Keep one of the two.',
          },
        ]
      : [];
    seen.add(name);
    return [...repeated, ...findDuplicates(file, value, key)];
  });
}
