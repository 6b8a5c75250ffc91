/** @jest-environment node */
import { complete } from '../../src/content/complete';

test('A page whose data are all there gets them as they are', () => {
  const data = { team: 'team.jpg', count: 0, text: '' };
  expect(complete(data)).toEqual(data);
});

test.each([null, undefined])('A page is not built with a field that is %s', (team) => {
  expect(() => complete({ collage: [], team })).toThrow(
    'The page\'s data has no "team". Run the content check.',
  );
});
