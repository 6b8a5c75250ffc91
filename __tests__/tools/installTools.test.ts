/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installTools } from './installTools';

jest.mock('@playwright/test', () => {
  const engine = { executablePath: () => '/playwright' };
  return { chromium: engine, firefox: engine, webkit: engine };
});
jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), existsSync: jest.fn() }));
jest.mock('node:child_process', () => ({ spawnSync: jest.fn(() => ({ status: 0 })) }));

jest.mock('./fullRun', () => ({ isFullRun: true }));

const apt = ['/usr/bin/apt-get', '/usr/bin/git', '/usr/sbin/nginx', '/usr/bin/rsync'];
const shell = '/usr/bin/chromium-headless-shell';
const others = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'];

function commandsWith(files: string[], user = 0): string[] {
  jest.mocked(existsSync).mockImplementation((file) => files.includes(String(file)));
  jest.spyOn(process, 'getuid').mockReturnValue(user);
  jest.spyOn(console, 'log').mockReturnValue();
  jest.mocked(spawnSync).mockClear();
  expect(installTools()).toBe(0);
  return jest.mocked(spawnSync).mock.calls.map(([tool, args]) => `${tool} ${args?.join(' ')}`);
}

beforeEach(() => {
  delete process.env.CHROMIUM_PATH;
});

test('A fresh Debian gets Git, all three browsers, and for the full test nginx', () => {
  expect(commandsWith(['/usr/bin/apt-get'])).toEqual([
    'apt-get update -qq',
    'apt-get install -y -qq git nginx rsync',
    'apt-get install -y -qq chromium-headless-shell',
    'apt-get install -y -qq firefox-esr',
    'apt-get install -y -qq webkit2gtk-driver xvfb xauth',
  ]);
});

test('A user without apt gets Playwright’s', () => {
  expect(commandsWith([], 1000)).toEqual(['playwright install chromium firefox webkit']);
});

test('What is there is not installed again', () => {
  expect(commandsWith([...apt, shell, ...others])).toEqual([]);
  expect(commandsWith(['/usr/bin/google-chrome', ...others], 1000)).toEqual([]);
  process.env.CHROMIUM_PATH = '/opt/chromium';
  expect(commandsWith([...apt, '/opt/chromium', ...others])).toEqual([]);
});
