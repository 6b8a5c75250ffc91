/** Finds Chromium for the browser tests and Lighthouse. */
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's Chromium without windows, in which a test takes half the time. */
export const headlessShell = '/usr/bin/chromium-headless-shell';
const usualPlaces = [
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
  const places = [process.env.CHROMIUM_PATH, ...usualPlaces, chromium.executablePath()];
  return places.find((path) => path && existsSync(path));
}

/** What the recorded pictures were made on; letters and photos look slightly different elsewhere. */
const recordedOn = 'Debian 12, with its chromium-headless-shell';
const version = '/etc/debian_version';
const isRecorded =
  existsSync(version) &&
  readFileSync(version, 'utf8').startsWith('12.') &&
  findChromium() === headlessShell;

/** Why screenshots are not compared; empty where they are. */
export const noComparison = isRecorded
  ? ''
  : `Screenshots are not compared, as they were made on ${recordedOn}.`;

/** What Playwright launches: undefined is its own, which has a small Chromium without windows as well. */
export function playwrightPath(): string | undefined {
  const found = findChromium();
  return found === chromium.executablePath() ? undefined : found;
}
