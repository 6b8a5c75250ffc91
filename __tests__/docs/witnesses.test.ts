/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';

/** The last cells of the rows that name tests. */
function witnessesIn(file: string): string[] {
  const tables = readFileSync(file, 'utf8').split(/\n(?!\|)/);
  return tables
    .map((table) => table.trim().split('\n'))
    .filter(([header = '']) => /\| test +\|$/.test(header))
    .flatMap(([_header, _line, ...rows]) => rows.map((row) => row.split('|').at(-2) ?? ''));
}

it.each([
  ['docs/accessibility.md', 45],
  ['docs/reliability.md', 18],
])('each row of %s names a test, and none that is not there', (file, rows) => {
  const cells = witnessesIn(file);
  expect(cells.length).toBeGreaterThanOrEqual(rows);
  for (const cell of cells) expect(cell).toMatch(/`[\w.]+`|a person|–/);
  const names = cells.flatMap((cell) => [...cell.matchAll(/`([\w.]+)`/g)].map(([, name]) => name));
  expect(names.filter((name) => !existsSync(`__tests__/browser/${name}.spec.ts`))).toEqual([]);
});
