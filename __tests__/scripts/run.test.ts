/** @jest-environment node */
import { shellArguments } from '../../scripts/run';

const args = ['--testPathPatterns=/(built|fullRun)/', 'a "quoted" name'];

test('On Windows, the shell passes arguments on as they are', () => {
  expect(shellArguments(args, 'win32')).toEqual([
    '"--testPathPatterns=/(built|fullRun)/"',
    '"a \\"quoted\\" name"',
  ]);
});

test('Elsewhere there is no shell, and nothing to quote', () => {
  expect(shellArguments(args, 'linux')).toEqual(args);
});
