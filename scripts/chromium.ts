/** Finds a Chromium for the browser tests and Lighthouse; where there is none, installs one. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstallDebian, installDebian } from './debian';
import { run } from './run';

const usualPlaces = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** As root it has no sandbox; with the others it asks no host for anything by itself. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Draws maps without a graphics card. */
export const softwareWebGl = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

/** The path of an installed one. */
export function findChromium(): string | undefined {
  return [...usualPlaces, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Debian's own package where root may install it, Playwright's download elsewhere. */
export async function installChromium(): Promise<number> {
  if (findChromium()) return 0;
  console.log('Installing Chromium for the browser tests …');
  return canInstallDebian()
    ? installDebian('chromium')
    : run('playwright', ['install', 'chromium']);
}
