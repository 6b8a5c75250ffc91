/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../scripts/run';
import { runGatsby } from '../../scripts/runGatsby';

jest.mock('../../scripts/run');

const lock = 'node_modules/.cache/gatsby.pid';
const project = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatsby-'));
  process.chdir(folder);
  mkdirSync('node_modules/.cache', { recursive: true });
  jest.mocked(run).mockReset();
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  jest.restoreAllMocks();
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test('A second build in the same folder says so and stops', async () => {
  writeFileSync(lock, String(process.ppid));
  expect(await runGatsby(['build'])).toBe(1);
  expect(run).not.toHaveBeenCalled();
  expect(console.error).toHaveBeenCalledWith(
    `Gatsby is already running in this folder (process ${process.ppid}). Stop it first.`,
  );
});

test('While it runs, its process is in the lock', async () => {
  jest.mocked(run).mockImplementationOnce(async () => {
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
    return 0;
  });
  expect(await runGatsby(['build'])).toBe(0);
});

test.each([
  ['that was killed', 999_999_999],
  ['whose process id this process now has', process.pid],
])('A build %s does not stop the next one', async (_, pid) => {
  jest.mocked(run).mockResolvedValue(0);
  writeFileSync(lock, String(pid));
  expect(await runGatsby(['build'])).toBe(0);
  expect(existsSync(lock)).toBe(false);
});

test.each([
  [1, 1],
  [2, 0],
])('After exit code %i, it suggests %i times to delete the cache', async (code, times) => {
  jest.mocked(run).mockResolvedValue(code);
  expect(await runGatsby(['build'])).toBe(code);
  expect(console.error).toHaveBeenCalledTimes(times);
});
