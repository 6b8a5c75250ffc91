/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { listFiles } from '../../src/files/files';
import { designCss, pageLook } from '../../src/looks/design';
import { designs } from '../../src/looks/designs';
import { looks } from '../../src/model/model';

test('A page has the look’s grounds and the sizes of its places', () => {
  const { ground, collage } = pageLook(designs.editorial);
  expect(ground).toEqual({ light: '#faf6ee', dark: '#0d1a33' });
  expect(collage[1]).toEqual({ wide: [4, 5], narrow: [5, 6] });
});

test.each(looks)('The pictures of the look “%s” fill its places without overlapping', (look) => {
  for (const areas of [designs[look].collage.wide, designs[look].collage.narrow]) {
    const squares = areas.flatMap(([top, start, bottom, end]) =>
      Array.from({ length: bottom - top }, (_, row) =>
        Array.from({ length: end - start }, (_, column) => `${top + row}/${start + column}`),
      ).flat(),
    );
    expect(new Set(squares).size).toBe(squares.length);
    for (const [, start, , end] of areas) {
      expect(start).toBeGreaterThanOrEqual(1);
      expect(end).toBeLessThanOrEqual(13);
    }
  }
});

test('Every custom property that a stylesheet uses is declared', () => {
  const sheets = listFiles('.', 'src').filter((file) => file.endsWith('.css'));
  const css = sheets
    .filter((file) => !file.includes('/cms/'))
    .map((file) => readFileSync(file, 'utf8'))
    .concat(designCss(designs.editorial))
    .join('\n');
  const declared = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});
