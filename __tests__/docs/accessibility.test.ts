/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';

const lastCells = readFileSync('docs/accessibility.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [\d.]/.test(line))
  .map((line) => line.split('|').at(-2) ?? '');

it('names a test or a person for each criterion, and no test that is not there', () => {
  expect(lastCells.length).toBeGreaterThan(40);
  for (const cell of lastCells) expect(cell).toMatch(/`\w+`|a person|–/);
  const names = lastCells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const missing = names.filter((name) => !existsSync(`__tests__/browser/${name}.spec.ts`));
  expect(missing).toEqual([]);
});
