import { failureOf } from '../../src/cms/gitService';

test.each([
  [201, '{}', ''],
  [422, '{"message":"sha does not match [path: a]"}', 'someone else saved at the same moment'],
  [200, '{"errors":[{"message":"Expected branch to point to \\"a\\" but"}]}', 'same moment'],
  [400, '{"message":"The file has changed since you started editing it: a"}', 'same moment'],
  [401, '{"message":"Bad credentials"}', 'your sign-in has expired'],
  [403, '{"message":"user cannot commit"}', '“user cannot commit”'],
  [
    200,
    '{"errors":[{"message":"Resource not accessible by personal access token"}]}',
    'write access',
  ],
  [503, '<h1>Unavailable</h1>', 'does not answer'],
  [404, '{}', ''],
])('%d %s', (status, answer, message) => {
  const failure = failureOf(status, answer);
  expect(failure).toContain(message);
  if (!message) expect(failure).toBe('');
});
