import { explainFailure } from '../../../src/cms/merge/failures';

test.each([
  [422, 'sha does not match [given: 1, expected: 2]'],
  [200, 'Expected branch to point to "1" but it did not. Pull and try again.'],
  [400, 'The file has changed since you started editing it: locales/en/translation.json'],
])('After a save that was too late, the message says to save again (%i)', (status, message) => {
  const explained = explainFailure({ status, message });
  expect(explained.message).toBe(
    'Someone else has just saved the same entry. Your text is still in the form: save again.',
  );
});

test.each([
  [403, 'user cannot commit to repo [user: anna]'],
  [403, '403 Forbidden - You are not allowed to push into this branch'],
  [200, 'Resource not accessible by personal access token'],
])('Without write access, the message says whom to ask, and why (%i, %s)', (status, message) => {
  const explained = explainFailure({ status, message });
  expect(explained.message).toContain('Ask the site’s owner');
  expect(explained.message).toContain(`“${message}”`);
});

test.each([
  ['an error of the service', { status: 503, message: '' }],
  ['a lost connection', new TypeError('Failed to fetch')],
  ['an error page', new SyntaxError('Unexpected token <')],
])('After %s, the message says to save again later', (_, failure) => {
  expect(explainFailure(failure).message).toContain('does not answer');
});

test('Any other reason is shown as it is', () => {
  const failure = { status: 400, message: 'You can only edit files on a branch' };
  expect(explainFailure(failure)).toBe(failure);
});
