/**
 * Firefox and WebKit, in which the site is tested beside Chromium: Debian's, otherwise Playwright's own. Playwright 1.65
 * can't open pages in Debian's Firefox 153, which lacks the command "emulation.setMediaFeaturesOverride".
 */
import { existsSync } from 'node:fs';
import { firefox, type LaunchOptions, webkit } from '@playwright/test';

export const engines = ['firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

/** Debian's WebKit is that of the current Safari; Playwright's own is one that Safari will have. */
const debian = {
  firefox: { files: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  webkit: {
    files: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  },
};

/** The path of Debian's own, if it is installed. */
export const debianPath = (engine: Engine): string | undefined =>
  debian[engine].files.every(existsSync) ? debian[engine].files[0] : undefined;

/** What Firefox prefers. Debian's ignores Playwright's emulation of these. */
export interface Preferences {
  isDark?: boolean;
  isReduced?: boolean;
}

/** How Playwright starts Firefox. */
export function firefoxOptions({ isDark, isReduced }: Preferences = {}): LaunchOptions {
  const executablePath = debianPath('firefox');
  if (!executablePath) return {};
  const firefoxUserPrefs = {
    'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
    'ui.prefersReducedMotion': isReduced ? 1 : 0,
    // Playwright can't go back to a page that Firefox has kept.
    'fission.bfcacheInParent': false,
    // Scroll bars take no room, as on phones and in Playwright's Chromium.
    'ui.useOverlayScrollbars': 1,
    'widget.gtk.overlay-scrollbars.enabled': true,
  };
  return { channel: 'moz-firefox', executablePath, firefoxUserPrefs };
}

export const debianPackages = (engine: Engine): string[] => debian[engine].packages;

export const isInstalled = (engine: Engine): boolean =>
  Boolean(debianPath(engine)) || existsSync({ firefox, webkit }[engine].executablePath());
