/** What may fail between the build and a visitor's eyes. */
import type { BrowserContext, Page, Route } from '@playwright/test';
import { libraries, scripts } from './scripts';

interface Situation {
  page: Page;
  context: BrowserContext;
}

export interface Fault {
  /** Before the page is requested. */
  before?: (situation: Situation) => unknown;
  /** Once its own script runs. */
  after?: (situation: Situation) => unknown;
  /** The heading then shows all its phrases instead of typing them. */
  isStill?: boolean;
}

const abort = (route: Route) => route.abort();
const gone = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '' });

/** Changes what the build wrote into a file. */
const rewriting = (address: string, change: (text: string) => string) => (situation: Situation) =>
  situation.page.route(address, async (route) => {
    const response = await route.fetch();
    const written = await response.text();
    const body = change(written);
    if (body === written) throw new Error(`${address} has nothing that could be changed.`);
    await route.fulfill({ response, body });
  });

/** In the browser. */
const blocked = (name: string) => {
  Object.defineProperty(window, name, {
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
};

/** The library throws when it is started, once the elements have been marked for it; `data-broken` tells. */
export const breakScrollAnimation = rewriting(scripts.client, (script) =>
  script.replace(
    /\.setAttribute\((?=['"]data-aos-easing)/,
    '.setAttribute("data-broken",""),null.broken(',
  ),
);

/** React finds another phrase than it expects, and renders the heading again. */
const yesterdaysPhrases = rewriting('**/about/', (html) =>
  html.replace('&quot;phrases&quot;:[&quot;', '$&Yesterday '),
);

export const faults: Record<string, Fault> = {
  'Its scripts fail to load': {
    before: ({ page }) => page.route(scripts.all, abort),
    isStill: true,
  },
  'Its scripts are cut off': {
    before: rewriting(scripts.client, (script) => script.slice(0, script.length / 2)),
    isStill: true,
  },
  'A script throws while it starts the page': {
    before: rewriting(scripts.islands, (script) =>
      script.replace('.useEffect)(', '.useEffect)(null.broken,'),
    ),
    isStill: true,
  },
  'React fails to load': {
    before: ({ page }) => page.route(scripts.react, abort),
    isStill: true,
  },
  'The heading’s script fails to load': {
    before: ({ page }) => page.route(scripts.islands, abort),
    isStill: true,
  },
  'The heading’s data are of another version': {
    before: rewriting('**/about/', (html) =>
      html.replace('&quot;phrases&quot;:', '&quot;old&quot;:'),
    ),
    isStill: true,
  },
  'The scroll animation fails': { before: breakScrollAnimation },
  'The typing library fails to load': {
    before: ({ page }) => page.route(libraries.typing(), abort),
    isStill: true,
  },
  'The fonts fail to load': { before: ({ page }) => page.route('**/*.woff2', abort) },
  'The fonts never arrive': { before: ({ page }) => page.route('**/*.woff2', () => undefined) },
  'One picture fails to load': {
    before: ({ page }) => page.route('**/lighthouse.*', abort),
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
    isStill: true,
  },
  'The clock is half a century slow': {
    before: ({ page }) => page.clock.setSystemTime(new Date('1971-01-01')),
  },
  'The clock is half a century fast': {
    before: ({ page }) => page.clock.setSystemTime(new Date('2077-01-01')),
  },
  'The browser has no IntersectionObserver': {
    before: ({ page }) =>
      page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver')),
    isStill: true,
  },
  'The site is rebuilt while the page is open': {
    after: ({ page }) => page.route('**/*.{js,json}', gone),
    isStill: true,
  },
  'The page is yesterday’s, its files are today’s': {
    before: rewriting('**/about/', yesterdays),
    isStill: true,
  },
  'The heading’s data are not those that it was rendered from': { before: yesterdaysPhrases },
};

/** Names scripts that are no longer there. */
function yesterdays(html: string): string {
  return html.replace(/(?<=\/[\w-]+-)[0-9a-f]{20}(?=\.js)/g, '0'.repeat(20));
}
