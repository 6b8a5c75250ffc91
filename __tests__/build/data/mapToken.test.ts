/** @jest-environment node */

import { mapTokenProblems } from '../../../src/build/data/validateOrExit';
import { reportProblems } from '../../../src/model/problem';

test.each([undefined, '', 'pk.sample'])('With %s as its token the map is built', (token) => {
  expect(mapTokenProblems(token)).toEqual([]);
});

test('A secret token stops the build, and is not repeated', () => {
  const report = reportProblems(mapTokenProblems('sk.sample'));
  expect(report).toContain('GATSBY_MAPBOX_TOKEN: is a secret token');
  expect(report).toContain('starts with "pk."');
  expect(report).not.toContain('sk.sample');
});

test('What is no token at all is told apart', () => {
  expect(reportProblems(mapTokenProblems('sample'))).toContain('is not a public Mapbox token');
});
