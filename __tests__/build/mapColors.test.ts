/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mapColors, writeMaps } from '../../src/build/mapColors';
import { looks } from '../../src/model/model';
import { type Color, contrast } from '../browser/contrast';
import { copyContent, edit } from '../model/project';

const schemes = ['light', 'dark'] as const;
const cases = looks.flatMap((look) => schemes.map((scheme) => ({ look, scheme })));
const channels = (color: string) => [...Buffer.from(color.slice(1), 'hex')] as unknown as Color;

test.each(cases)('On the $scheme map of the look “$look” names and coasts can be seen', (one) => {
  const colors = mapColors(one.scheme, one.look);
  const ratio = (name: keyof typeof colors, behind: keyof typeof colors) =>
    contrast(channels(colors[name]), channels(colors[behind]));
  for (const name of ['city', 'town', 'suburb', 'small', 'peak'] as const)
    expect(ratio(name, 'land')).toBeGreaterThan(4.5);
  expect(ratio('waterName', 'water')).toBeGreaterThan(4.5);
  expect(ratio('land', 'water')).toBeGreaterThan(1.1);
  expect(ratio('coast', 'water')).toBeGreaterThan(1.1);
});

test('The site has each map of the content, with the colours of its look and no other change', () => {
  const [site, content] = [mkdtempSync(join(tmpdir(), 'maps-')), copyContent()];
  const { CONTENT_ROOT } = process.env;
  edit(content, 'content/site.json', (value: object) => Object.assign(value, { look: 'modern' }));
  const drawn = readFileSync(join(content, 'content/maps/wide.en.dark.svg'), 'utf8');
  writeFileSync(join(content, 'content/maps/wide.en.dark.svg'), `${drawn}<!-- #123456 -->`);
  process.env.CONTENT_ROOT = content;
  writeMaps(site);
  process.env.CONTENT_ROOT = CONTENT_ROOT;
  expect(readdirSync(join(site, 'map'))).toEqual(
    readdirSync('__tests__/sample/content/maps').filter((name) => name !== 'map.json'),
  );
  const published = readFileSync(join(site, 'map/wide.en.dark.svg'), 'utf8');
  const [from, to] = [mapColors('dark'), mapColors('dark', 'modern')];
  expect(published).toContain(`fill="${to.land}"`);
  expect(published).toContain('<!-- #123456 -->');
  for (const color of Object.values(from)) expect(published).not.toContain(color);
  const withoutColors = (svg: string) => svg.replace(/#[\da-f]{6}/g, '');
  expect(withoutColors(published)).toBe(withoutColors(`${drawn}<!-- #123456 -->`));
  for (const folder of [site, content]) rmSync(folder, { recursive: true });
});
