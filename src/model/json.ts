/** Parses JSON and keeps line numbers for error messages. Also runs in the editor's browser. */
import { findNodeAtLocation, parseTree, printParseErrorCode, visit } from 'jsonc-parser';
import type { Message, Problem } from './problem';
import { formatPath, type Path } from './texts';

export interface JsonFile {
  /** Relative to the project's folder, with forward slashes. */
  file: string;
  value: unknown;
  /** Of the value at `path`, or of its nearest existing parent. */
  lineOf: (path: Path) => number | undefined;
  duplicates: Problem[];
}

/** Formats content as the repository stores it, so that changing one text changes one line. */
export const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** For a value that was not read from a file: without line numbers. */
export const unlocatedJson = (file: string, value: unknown): JsonFile => ({
  file,
  value,
  lineOf: () => undefined,
  duplicates: [],
});

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
  const errors: Problem[] = [];
  const duplicates: Problem[] = [];
  const seen = new Set<string>();
  visit(
    source,
    {
      onError: (code, _offset, _length, line) =>
        errors.push({ file, line: line + 1, key: '', ...notJson(printParseErrorCode(code)) }),
      onObjectProperty: (name, _offset, _length, line, _column, pathOfGroup) => {
        const path = [...pathOfGroup(), name];
        const key = JSON.stringify(path);
        if (seen.has(key))
          duplicates.push({ file, line: line + 1, key: formatPath(path), ...twice });
        seen.add(key);
      },
    },
    { disallowComments: true },
  );
  // Later errors are mostly consequences of the first.
  const [first] = errors;
  return first ?? { file, value: JSON.parse(source), lineOf: lineFinder(source), duplicates };
}

function lineFinder(source: string): JsonFile['lineOf'] {
  const tree = parseTree(source);
  return function lineOf(path): number | undefined {
    const node = tree && findNodeAtLocation(tree, [...path] as (string | number)[]);
    if (node) return source.slice(0, node.offset).split('\n').length;
    return path.length ? lineOf(path.slice(0, -1)) : undefined;
  };
}

const empty = { problem: 'is empty', fix: 'Restore the earlier version from Git.' };
const marked = {
  problem: 'begins with an invisible byte-order mark',
  fix: 'Save the file again as UTF-8 without it ("UTF-8", not "UTF-8 with BOM").',
};
const twice = { problem: 'appears twice', fix: 'Keep one of the two.' };

/** By the parser's name of the error, such as "CommaExpected". */
function notJson(name: string): Message {
  const what = /^(InvalidCharacter|UnexpectedEndOfString)$/.test(name)
    ? 'a quote is missing, or a text has a line break or a tab'
    : name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
  return {
    problem: `is not valid JSON: ${what}`,
    fix: 'Look in this line and just before it for a missing comma, quote or bracket.',
  };
}
