/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '../../src/files/files';
import { looks } from '../../src/model/model';
import { lookFile, readLook } from '../../src/pipeline/look';

/** The look in a project whose stylesheet has other values, by the names of properties. */
function changed(values: Record<string, string>) {
  const project = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'look-'));
  const css = Object.entries(values).reduce(
    (text, [name, value]) => text.replace(new RegExp(`--${name}: .*;`), `--${name}: ${value};`),
    readFileSync(lookFile('editorial'), 'utf8'),
  );
  mkdirSync(join(folder, 'src/looks'), { recursive: true });
  writeFileSync(join(folder, lookFile('editorial')), css);
  process.chdir(folder);
  try {
    return readLook('editorial');
  } finally {
    process.chdir(project);
    rmSync(folder, { recursive: true });
  }
}

test('A look has the values of its stylesheet', () => {
  const { ground, collage } = readLook('editorial');
  expect(ground).toEqual({ light: '#faf6ee', dark: '#0d1a33' });
  expect(collage[1]).toEqual({ wide: [4, 5], narrow: [5, 6] });
});

test.each(['#faf6ee', 'var(--sea)', 'light-dark(#fff, #000)'])(
  'The colour %s, which icons and cards can’t have, stops the build',
  (value) => {
    expect(() => changed({ ground: value })).toThrow(
      'src/looks/editorial.css: --ground must be like light-dark(#1f5fa8, #7fb4ea): a colour for light and one for dark pages.',
    );
  },
);

test.each(looks)('The pictures of the look “%s” fill its places without overlapping', (look) => {
  for (const width of ['wide', 'narrow']) {
    const css = readFileSync(lookFile(look), 'utf8');
    const areas = [...css.matchAll(new RegExp(`--${width}-\\d: (.*);`, 'g'))].map(([, area = '']) =>
      area.split(' / ').map(Number),
    );
    expect(areas).toHaveLength(6);
    const squares = areas.flatMap(([top = 0, start = 0, bottom = 0, end = 0]) =>
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

test('All looks have the same custom properties', () => {
  const [editorial, ...others] = looks.map((look) => {
    const css = readFileSync(lookFile(look), 'utf8');
    return [...css.matchAll(/^ *(--[\w-]+):/gm)].map(([, name]) => name);
  });
  expect(editorial).toContain('--radius');
  for (const properties of others) expect([...new Set(properties)]).toEqual(editorial);
});

test('Every custom property that a stylesheet uses is declared', () => {
  const sheets = listFiles('.', 'src').filter((file) => file.endsWith('.css'));
  const css = sheets
    .filter((file) => !file.includes('/cms/') && !/looks\/(modern|warm)/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const declared = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});
