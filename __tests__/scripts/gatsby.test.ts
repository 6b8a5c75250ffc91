/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import fs, { chmodSync, mkdirSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runGatsby } from '../../scripts/gatsby';
import { temporaryFolder } from '../tools/temporaryFolder';

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

const folder = realpathSync(temporaryFolder());
const written = ['.', 'src', 'node_modules', '.cache', '.cache/webpack', 'public/static'];

// Windows has no permissions of this kind.
(process.getuid ? test : test.skip).each(written)(
  'npm run build says that it can’t write the folder %s, and does not start Gatsby',
  (name) => {
    const site = join(folder, `${written.indexOf(name)}`);
    for (const path of written) mkdirSync(join(site, path), { recursive: true });
    for (const path of written) chmodSync(join(site, path), path === name ? 0o555 : 0o777);
    chmodSync(join(site, 'public'), 0o777);
    chmodSync(folder, 0o755);
    // Root can write everything.
    const script = `const { runGatsby } = require(${JSON.stringify(resolve('scripts/gatsby'))});
    if (process.getuid() === 0) process.setuid(65534);
    process.exitCode = runGatsby('build');`;
    const { status, stdout, stderr } = jest
      .requireActual('node:child_process')
      .spawnSync(process.execPath, ['--require', require.resolve('tsx/cjs'), '-e', script], {
        cwd: site,
        encoding: 'utf8',
      });
    chmodSync(join(site, name), 0o777);
    expect(stderr).toBe(
      `${join(site, name)} can't be written by this user. Change its owner or permissions, then run the command again.\n`,
    );
    expect([status, stdout]).toEqual([1, '']);
  },
);

test('npm run build says that the disk is full, before it and when Gatsby has failed', () => {
  const disk = { ...fs.statfsSync('.'), blocks: 1000, bsize: 4096 };
  const statfs = jest.spyOn(fs, 'statfsSync');
  jest.spyOn(console, 'log').mockReturnValue();
  const print = jest.spyOn(console, 'error').mockReturnValue();
  const message = 'The disk is full. Make room, then run the command again.';
  jest
    .mocked(spawnSync)
    .mockClear()
    .mockReturnValueOnce({ status: 1 } as never);
  statfs.mockReturnValueOnce({ ...disk, bavail: 0 });
  expect(runGatsby('build')).toBe(1);
  expect(print).toHaveBeenLastCalledWith(message);
  expect(spawnSync).not.toHaveBeenCalled();

  statfs.mockReturnValueOnce({ ...disk, bavail: 1e6 }).mockReturnValueOnce({ ...disk, bavail: 0 });
  expect(runGatsby('build')).toBe(1);
  expect(print).toHaveBeenLastCalledWith(`\n${message}`);
});
