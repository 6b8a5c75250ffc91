/** Finds Chromium for the browser tests and Lighthouse, or installs it. */
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

/** From apt on Debian as root, otherwise from Playwright. */
export async function installChromium(): Promise<number> {
  if (findChromium()) return 0;
  console.log('Installing Chromium for the browser tests …');
  return canInstallDebian()
    ? installDebian('chromium')
    : run('playwright', ['install', 'chromium']);
}
