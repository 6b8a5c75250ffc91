/** @jest-environment node */
import { readFileSync } from 'node:fs';
import schema from '../../src/content/schemas/translation.schema.json';

const [, toHaveReady = ''] = readFileSync('docs/editing.md', 'utf8').split('## Have this ready\n');
const { meta, title, intro, mission, map } = schema.properties.page.properties.about.properties;

test.each([
  ['Search results', [meta.properties.title, meta.properties.description]],
  ['Title', [title.properties.first]],
  ['Intros', [title.properties.intro, intro.properties.text]],
  ['Mission, team, values', [mission.properties.title, mission.properties.text]],
  ['Location', [map.properties.slides.items, map.properties.description]],
])('Owners read in advance how much room there is: %s', (name, texts) => {
  const row = toHaveReady.split('\n').find((line) => line.startsWith(`| ${name} `)) ?? '';
  const limits = texts.map(({ maxLength }) => maxLength);
  expect(row.match(/\d{2,}/g)?.map(Number)).toEqual(expect.arrayContaining(limits));
});
