/** Faults that can happen between the build and the visitor's browser. */
import type { BrowserContext, Page, Route } from '@playwright/test';
import { rewrite } from './rewrite';
import { scripts } from './scripts';

interface Situation {
  page: Page;
  context: BrowserContext;
}

interface Fault {
  /** Runs before the page is requested. */
  before?: (situation: Situation) => unknown;
  /** Runs once the page's script is running. */
  after?: (situation: Situation) => unknown;
  /** Whether the heading then lists its phrases instead of typing them. */
  isStatic?: boolean;
}

const abort = (route: Route) => route.abort();
const gone = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '' });

const rewriting = (address: string, change: (text: string) => string) => (situation: Situation) =>
  rewrite(situation.page, address, (written) => {
    const changed = change(written);
    if (changed === written) throw new Error(`${address} does not contain the text to change.`);
    return changed;
  });

/** Runs in the browser, for `localStorage` or `sessionStorage`. */
export const blocked = (name: string) => {
  Object.defineProperty(window, name, {
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
};

export const faults: Record<string, Fault> = {
  'Its scripts fail to load': {
    before: ({ page }) => page.route(scripts.all, abort),
    isStatic: true,
  },
  'Its scripts are cut off': {
    before: rewriting(scripts.client, (script) => script.slice(0, script.length / 2)),
    isStatic: true,
  },
  'A script throws while it starts the page': {
    before: rewriting(scripts.islands, (script) =>
      script.replaceAll('.useEffect)(', '.useEffect)(null.broken,'),
    ),
    isStatic: true,
  },
  'The heading’s script fails to load': {
    before: ({ page }) => page.route(scripts.islands, abort),
    isStatic: true,
  },
  'The heading’s props are of another version': {
    before: rewriting('**/about/', (html) =>
      html.replace('&quot;phrases&quot;:', '&quot;old&quot;:'),
    ),
    isStatic: true,
  },
  'The fonts fail to load': { before: ({ page }) => page.route('**/*.woff2', abort) },
  'The fonts never finish loading': {
    before: ({ page }) => page.route('**/*.woff2', () => undefined),
  },
  'All pictures fail to load': {
    before: ({ page }) => page.route('**/*.{avif,webp,jpg,svg}', abort),
  },
  'Stylesheets fail to load': { before: ({ page }) => page.route('**/*.css', abort) },
  'Nothing can be stored': {
    before: async ({ page }) => {
      await page.addInitScript(blocked, 'localStorage');
      await page.addInitScript(blocked, 'sessionStorage');
    },
  },
  'The network fails once the page has loaded': {
    after: ({ context }) => context.setOffline(true),
    isStatic: true,
  },
  'The browser has no IntersectionObserver': {
    before: ({ page }) =>
      page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver')),
    isStatic: true,
  },
  'The site is rebuilt while the page is open': {
    after: ({ page }) => page.route('**/*.{js,json}', gone),
    isStatic: true,
  },
  'The page is yesterday’s, its files are today’s': {
    before: rewriting('**/about/', yesterdays),
    isStatic: true,
  },
};

/** Replaces the scripts' hashes by others. */
function yesterdays(html: string): string {
  return html.replace(/(?<=\/[\w-]+-)[0-9a-f]{20}(?=\.js)/g, '0'.repeat(20));
}
