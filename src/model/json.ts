/** Parses JSON and keeps line numbers for error messages. Also runs in the editor's browser. */
import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { say } from './messages';
import type { Message, Problem } from './problem';
import { BYTE_ORDER_MARK, CONFLICT, lineAt, lineOf } from './textFile';
import { formatPath, type Path } from './texts';

export interface JsonFile {
  /** Relative to the project's folder, with forward slashes. */
  file: string;
  value: unknown;
  /** The line of the value at `path`, or of its nearest existing parent. Missing if it was not read from a file. */
  lineOf?: (path: Path) => number | undefined;
}

/** Formats content as the repository stores it, so that changing one text changes one line. */
export const jsonText = (value: unknown, indent = '  ') =>
  `${JSON.stringify(value, null, indent)}\n`;

export const problemAt = (json: JsonFile, path: Path, message: Message): Problem => ({
  file: json.file,
  line: json.lineOf?.(path),
  key: formatPath(path),
  ...message,
});

export function parseJson(file: string, source: string): JsonFile | Problem {
  const fault = faultOf(source);
  if (fault) return { file, key: '', ...fault };
  const errors: ParseError[] = [];
  const tree = parseTree(source, errors, { disallowComments: true });
  // Later errors are mostly consequences of the first.
  const [error] = errors;
  if (error) {
    const name = printParseErrorCode(error.error);
    const problem = `is not valid JSON: ${name.replace(/\B[A-Z]/g, ' $&').toLowerCase()}`;
    return { file, line: lineAt(source, error.offset), key: '', problem, fix: fixOfSyntax };
  }
  const repeated = repeatedName(tree);
  if (repeated)
    return {
      file,
      line: lineAt(source, repeated.offset),
      key: '',
      problem: `has "${repeated.value}" a second time in the same group, so that one of the two would be ignored`,
      fix: 'Remove one of them.',
    };
  function lineOf(path: Path): number | undefined {
    const node = tree && findNodeAtLocation(tree, [...path] as (string | number)[]);
    if (node) return lineAt(source, node.offset);
    return path.length ? lineOf(path.slice(0, -1)) : undefined;
  }
  return { file, value: JSON.parse(source), lineOf };
}

/** The first name that a group has twice, as when two versions were merged. JSON allows it, and programs take the last. */
function repeatedName({ type, children = [] }: Partial<Node> = {}): Node | undefined {
  const names =
    type === 'object' ? children.flatMap(({ children: [name] = [] }) => name ?? []) : [];
  const known = new Set<unknown>();
  const repeated = names.find(({ value }) => known.size === known.add(value).size);
  return repeated ?? children.map(repeatedName).find(Boolean);
}

/** Faults that need another remedy than mistakes in the syntax. */
function faultOf(source: string): Pick<Problem, 'line' | 'problem'> | undefined {
  // Gatsby's plugin for translations stops at it.
  if (source.startsWith(BYTE_ORDER_MARK)) return { problem: say('byteOrderMark') };
  const line = lineOf(CONFLICT, source);
  return line ? { line, problem: say('conflictMarkers', { line }) } : undefined;
}

const fixOfSyntax =
  'Look in this line and just before it for a missing comma, quote or bracket, or a tab or line break in a text.';
