/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { runGatsby } from '../../scripts/gatsby';

jest.mock('node:child_process', () => ({ spawnSync: jest.fn(() => ({ status: 0 })) }));

test.each([
  ['develop', 'development', 'production'],
  ['build', 'production', 'development'],
])('gatsby %s runs with NODE_ENV=%s, also where it is %s', (command, expected, other) => {
  Object.assign(process.env, { NODE_ENV: other });
  runGatsby(command);
  expect(spawnSync).toHaveBeenLastCalledWith(
    process.execPath,
    ['node_modules/gatsby/cli.js', command],
    expect.objectContaining({
      env: expect.objectContaining({
        NODE_ENV: expected,
        XDG_CONFIG_HOME: resolve('node_modules/.cache/config'),
      }),
    }),
  );
});
