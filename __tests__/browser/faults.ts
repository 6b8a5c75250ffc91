/** What may fail between the build and a visitor's eyes. */
import type { BrowserContext, Page, Route } from '@playwright/test';

interface Situation {
  page: Page;
  context: BrowserContext;
}

export interface Fault {
  /** Before the page is asked for. */
  before?: (situation: Situation) => unknown;
  /** Once it has come. */
  after?: (situation: Situation) => unknown;
  /** The page gives up moving. */
  isStill?: boolean;
}

const abort = (route: Route) => route.abort();
const gone = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '' });

/** Answers otherwise what the words are found in. */
const failing = (text: string, answer: (route: Route) => unknown) => (situation: Situation) =>
  situation.page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const isMeant = (await response.text()).includes(text);
    await (isMeant ? answer(route) : route.fulfill({ response }));
  });

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

/** The library throws when it is asked to begin, once the elements have been marked for it; `data-broken` tells. */
export const breakScrollAnimation = rewriting('**/app-*.js', (script) =>
  script.replace(
    /\.setAttribute\((?=['"]data-aos-easing)/,
    '.setAttribute("data-broken",""),null.broken(',
  ),
);

/** React finds another phrase than it expects, and draws the whole page anew. */
export const yesterdaysData: Fault = {
  before: rewriting('**/page-data/about/page-data.json', (json) =>
    json.replace(String.raw`slides\":[\"`, '$&Yesterday '),
  ),
};

export const faults: Record<string, Fault> = {
  'Its scripts do not come': {
    before: ({ page }) => page.route('**/*.js', abort),
    isStill: true,
  },
  'Its scripts are cut off': {
    before: rewriting('**/app-*.js', (script) => script.slice(0, script.length / 2)),
    isStill: true,
  },
  'A script throws while the page comes alive': {
    before: rewriting('**/component---src-pages-about-*.js', (script) =>
      script.replace('.useEffect)(', '.useEffect)(null.broken,'),
    ),
    isStill: true,
  },
  'React does not come': {
    before: ({ page }) => page.route('**/framework-*.js', abort),
    isStill: true,
  },
  'The page’s data do not come': {
    before: ({ page }) => page.route('**/page-data/**', abort),
    isStill: true,
  },
  'The page’s data are of another version': {
    before: rewriting('**/page-data/about/page-data.json', (json) => {
      const { result, ...data } = JSON.parse(json);
      return JSON.stringify({ ...data, result: { ...result, data: {} } });
    }),
    isStill: true,
  },
  'The scroll animation fails': { before: breakScrollAnimation },
  'The typing does not come': { before: failing('smartBackspace', abort), isStill: true },
  'The fonts do not come': { before: ({ page }) => page.route('**/*.woff2', abort) },
  'The fonts never end': { before: ({ page }) => page.route('**/*.woff2', () => undefined) },
  'One picture does not come': {
    before: ({ page }) => page.route('**/lighthouse.*', abort),
  },
  'No picture comes': { before: ({ page }) => page.route('**/*.{avif,webp,jpg,svg}', abort) },
  'Stylesheets do not come': { before: ({ page }) => page.route('**/*.css', abort) },
  'Nothing can be stored': {
    before: async ({ page }) => {
      await page.addInitScript(blocked, 'localStorage');
      await page.addInitScript(blocked, 'sessionStorage');
    },
  },
  'The network is gone once the page is there': {
    after: ({ context }) => context.setOffline(true),
    isStill: true,
  },
  'The clock is half a century slow': {
    before: ({ page }) => page.clock.setSystemTime(new Date('1971-01-01')),
  },
  'The clock is half a century fast': {
    before: ({ page }) => page.clock.setSystemTime(new Date('2077-01-01')),
  },
  'The browser knows no IntersectionObserver': {
    before: ({ page }) =>
      page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver')),
    isStill: true,
  },
  'The site was built anew while the page was open': {
    after: ({ page }) => page.route('**/*.{js,json}', gone),
    isStill: true,
  },
  'The page is yesterday’s, its files are today’s': {
    before: rewriting('**/about/', yesterdays),
    isStill: true,
  },
  'The page is today’s, its data are yesterday’s': yesterdaysData,
};

/** Names scripts that are no longer there. */
function yesterdays(html: string): string {
  return html.replace(/(?<=\/[\w-]+-)[0-9a-f]{20}(?=\.js)/g, '0'.repeat(20));
}
