/** @jest-environment node */
import { assertComplete } from '../../src/content/assertComplete';

test('Complete data are returned unchanged', () => {
  const data = { team: 'team.jpg', count: 0, text: '' };
  expect(assertComplete(data)).toEqual(data);
});

test.each([null, undefined])('A page is not built if a field is %s', (team) => {
  expect(() => assertComplete({ collage: [], team })).toThrow(
    'The page\'s data has no "team". Run "npm run check".',
  );
});
