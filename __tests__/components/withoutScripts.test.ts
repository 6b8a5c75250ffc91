/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { listFiles } from '../../src/files/files';

const NEEDS_BROWSER =
  /\buse(State|Effect|LayoutEffect|Reducer|Ref|SyncExternalStore|Transition)\(|\son[A-Z]\w+=\{/;

test('Components outside src/client have no state, effect or handler, as browsers never run them', () => {
  const components = ['src/components', 'src/pages']
    .flatMap((folder) => listFiles('.', folder))
    .filter((file) => file.endsWith('.tsx'));
  expect(components.length).toBeGreaterThan(10);
  expect(components.filter((file) => NEEDS_BROWSER.test(readFileSync(file, 'utf8')))).toEqual([]);
});
