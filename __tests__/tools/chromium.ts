/** Finds Chromium for the browser tests and Lighthouse. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's Chromium without windows, in which a test takes half the time. */
export const headlessShell = '/usr/bin/chromium-headless-shell';
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
