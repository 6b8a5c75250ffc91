/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { correctCms } from '../../../src/pipeline/editor/corrections';

test('Each correction fits the installed CMS', () => {
  const warnings: string[] = [];
  const code = readFileSync(require.resolve('@sveltia/cms'), 'utf8');
  expect(correctCms(code, (message) => warnings.push(message))).not.toBe(code);
  expect(warnings).toEqual([]);
});

test('One that does not fit is named, and the code stays', () => {
  const warnings: string[] = [];
  expect(correctCms('export {}', (message) => warnings.push(message))).toBe('export {}');
  expect(warnings).toHaveLength(6);
  expect(warnings[2]).toContain('what was typed in the last half second is not kept');
  expect(warnings[4]).toContain('a click on the page does not open the group of its field');
});
