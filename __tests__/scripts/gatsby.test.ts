/** @jest-environment node */
import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runGatsby } from '../../scripts/gatsby';

jest.mock('node:child_process');

const lock = 'node_modules/.cache/gatsby.pid';
const project = process.cwd();
let folder: string;

/** Gatsby ends at once with this code. */
function endsWith(code: number) {
  jest.mocked(spawn).mockImplementationOnce(() => {
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
    const child = new EventEmitter();
    setImmediate(() => child.emit('exit', code));
    return child as ReturnType<typeof spawn>;
  });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatsby-'));
  process.chdir(folder);
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  jest.restoreAllMocks();
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test('A second build in the same folder says so and stops', async () => {
  mkdirSync('node_modules/.cache', { recursive: true });
  writeFileSync(lock, String(process.ppid));
  expect(await runGatsby(['build'])).toBe(1);
  expect(spawn).not.toHaveBeenCalled();
  expect(console.error).toHaveBeenCalledWith(
    `Gatsby is already running in this folder (process ${process.ppid}). Stop it first.`,
  );
});

test.each([
  ['that was killed', 999_999_999],
  ['whose process id this process now has', process.pid],
])('A build %s does not stop the next one', async (_, pid) => {
  endsWith(0);
  mkdirSync('node_modules/.cache', { recursive: true });
  writeFileSync(lock, String(pid));
  expect(await runGatsby(['build'])).toBe(0);
  expect(existsSync(lock)).toBe(false);
});

test('In a fresh clone it logs to a file in a folder that is not there yet', async () => {
  endsWith(0);
  expect(await runGatsby(['build'], { log: 'reports/build.log' })).toBe(0);
  expect(existsSync('reports/build.log')).toBe(true);
});

test.each([
  [1, 1],
  [2, 0],
])('After exit code %i, it suggests %i times to delete the cache', async (code, times) => {
  endsWith(code);
  expect(await runGatsby(['build'])).toBe(code);
  expect(console.error).toHaveBeenCalledTimes(times);
});
