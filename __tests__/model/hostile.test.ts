/** @jest-environment node */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../../src/model/files/contentRoot';
import { aboutModel, companyModel, siteModel, wordModels } from '../../src/model/model';
import { unlocatedJson } from '../../src/model/parseJson';
import { formatPath } from '../../src/model/path';
import { validate } from '../../src/model/validation/validate';
import { attackFor, attacks, type Field, fieldsOf, withValue } from './hostile';

const models = { about: aboutModel, company: companyModel, site: siteModel, ...wordModels };
type Name = keyof typeof models;
const fileOf = (name: Name) =>
  name in wordModels ? `locales/en/${name}.json` : `content/${name}.json`;

const fields = (Object.keys(models) as Name[]).flatMap((name) =>
  fieldsOf(models[name]).map((field) => ({ name, key: formatPath(field.path), field })),
);

function problemsWith(name: Name, { path }: Field, value: string) {
  const file = fileOf(name);
  const content = withValue(
    JSON.parse(readFileSync(join(contentRoot(), file), 'utf8')),
    path,
    value,
  );
  return validate(unlocatedJson(file, content), models[name]);
}

test('Every text of every file is a field that is attacked', () => {
  expect(fields.length).toBeGreaterThan(60);
  expect(fields.map(({ key }) => key)).toEqual(
    expect.arrayContaining([
      'map.file',
      'collage[5].alt.en',
      'page.about.map.slides[2]',
      'languages[0]',
    ]),
  );
});

/** As much of an ordinary sentence as has room. */
const plain = ({ max }: Field) =>
  'Just words, as many as there is room for, and no more of them'.slice(0, max).trim();

describe.each(fields)('$key of $name', ({ name, key, field }) => {
  const isFree = problemsWith(name, field, plain(field)).length === 0;

  test(`${isFree ? 'takes an attack for a text' : 'refuses every attack, and says how to mend it'}`, () => {
    for (const attack of [...attacks, attackFor(field, 7)]) {
      const problems = problemsWith(name, field, attack.padEnd(field.min, '.'));
      const hasRoom = attack.length <= field.max;
      const { file, key: named = '', problem, fix } = problems[0] ?? {};
      if (isFree && hasRoom) expect({ attack, problems }).toEqual({ attack, problems: [] });
      else {
        expect({ attack, count: problems.length }).not.toEqual({ attack, count: 0 });
        expect(file).toBe(fileOf(name));
        // That a list lacks its default entry is said of the default.
        expect([key, 'defaultLanguage']).toContain(named);
        expect([problem, fix]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
      }
    }
  });
});

test('Only words are free: addresses, numbers, codes and paths have their form', () => {
  const bound = fields
    .filter(({ name, field }) => problemsWith(name, field, plain(field)).length > 0)
    .map(({ name, key }) => `${name} ${key.replace(/\[\d\]/, '[]')}`);
  expect([...new Set(bound)]).toEqual([
    'about collage[].file',
    'about collage[].focus',
    'about team.file',
    'about team.focus',
    'about map.file',
    'about map.darkFile',
    'company logo',
    'company url',
    'company phone',
    'company email',
    'company mapsUrl',
    'company legal.vatId',
    'site defaultLanguage',
    'site languages[]',
    'site liveMap',
    'site look',
  ]);
});
