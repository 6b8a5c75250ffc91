/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { listFiles } from '../../src/content/files/listFiles';

const components = listFiles('.', 'src').filter((file) => file.endsWith('.tsx'));
/** Whether browsers run the component. */
const isHydrated = (file: string) => /^src\/(components\/islands|client|cms)\//.test(file);
/** Not what is in folders, which islands load. */
const islands = components.filter((file) => /^src\/components\/islands\/\w+\.tsx$/.test(file));

const NEEDS_BROWSER =
  /\buse(State|Effect|LayoutEffect|Reducer|Ref|SyncExternalStore|Transition)\(|\son[A-Z]\w+=\{/;

test.each(components.filter((file) => !isHydrated(file)))(
  '%s has no state, effect or handler, as browsers never run it',
  (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(NEEDS_BROWSER);
  },
);

test.each(islands)('%s exports the component that the client looks for', (file) => {
  const { name } = parse(file);
  expect(require(`../../${file}`)[name]).toEqual(expect.any(Function));
});

test('Every island names its own component', () => {
  const uses = components.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/name="(\w+)"\s+component=\{(\w+)\}/g),
  ]);
  expect(uses.length).toBeGreaterThanOrEqual(islands.length);
  for (const [, name, component] of uses) expect(name).toBe(component);
});
