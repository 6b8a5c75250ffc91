/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** What each part may import besides itself. */
const allowed: Record<string, string[]> = {
  'src/styles': [],
  'src/model': [],
  'src/client': ['src/model'],
  'src/components': ['src/client', 'src/model', 'src/styles'],
  'src/pages': ['src/components', 'src/client', 'src/model', 'src/styles'],
  'src/cms': ['src/pages', 'src/components', 'src/client', 'src/model', 'src/styles'],
  'src/build': ['src/cms', 'src/components', 'src/client', 'src/model', 'src/styles'],
  scripts: ['src/build', 'src/cms', 'src/components', 'src/client', 'src/model', 'src/styles'],
};

const parts = Object.keys(allowed);
const partOf = (file: string) => parts.find((part) => file.startsWith(`${part}/`));

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(tsx?|mjs)$/.test(file));

function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(
    /(?<!@)\b(?:from|import\(?)\s*['"`](\.[^'"`]*)/g,
  );
  return [...specifiers].map(([, path = '']) => relative('.', join(dirname(file), path)));
}

test.each(parts)('%s imports only parts below it', (part) => {
  const forbidden = filesIn(part).flatMap((file) =>
    importsOf(file)
      .filter((path) => ![part, ...(allowed[part] ?? [])].includes(partOf(path) ?? ''))
      .map((path) => `${file} imports ${path}`),
  );
  expect(forbidden).toEqual([]);
});
