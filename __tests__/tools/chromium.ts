/** Finds Chromium for the browser tests and Lighthouse, or installs it. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './run';

/** Debian's Chromium without windows, in which a test takes half the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const usualPlaces = [
  process.env.CHROMIUM_PATH ?? '',
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The sandbox doesn't work as root; the other flags stop Chromium's own network requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Renders maps without a graphics card. */
export const softwareWebGl = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

/** The path of an installed one. */
export function findChromium(): string | undefined {
  return [...usualPlaces, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** What Playwright launches: undefined is its own, which has a small Chromium without windows as well. */
export function playwrightPath(): string | undefined {
  const found = findChromium();
  return found === chromium.executablePath() ? undefined : found;
}

const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function installDebian(name: string): number {
  run('apt-get', ['update', '-qq']);
  return run('apt-get', ['install', '-y', '-qq', name]);
}

/** From apt on Debian as root, otherwise from Playwright. */
export function installChromium(): number {
  const found = findChromium();
  if (found && (!isDebianRoot || [headlessShell, process.env.CHROMIUM_PATH].includes(found)))
    return 0;
  console.log('Installing Chromium for the browser tests …');
  if (!isDebianRoot) return run('playwright', ['install', 'chromium']);
  const code = installDebian('chromium-headless-shell');
  return code !== 0 && !found ? installDebian('chromium') : 0;
}
