/**
 * Fetches what React needs of a page, all at once. Each page's file has Gatsby's own name, under which Gatsby looks
 * for the styles that it writes into the page's HTML.
 */
import type { ComponentType } from 'react';

type PageFile = Promise<{ default: ComponentType<object> }>;

const files = {
  'component---src-pages-404-tsx': () =>
    import(/* webpackChunkName: "component---src-pages-404-tsx" */ './pages/404') as PageFile,
  'component---src-pages-about-tsx': () =>
    import(/* webpackChunkName: "component---src-pages-about-tsx" */ './pages/about') as PageFile,
  'component---src-pages-index-tsx': () =>
    import(/* webpackChunkName: "component---src-pages-index-tsx" */ './pages/index') as PageFile,
} as Record<string, () => PageFile>;

/** What Gatsby writes beside each page. */
interface PageData {
  /** The component's properties. */
  result: object;
}

/** `gatsby-ssr.ts` says in the page what it needs. */
export async function loadPage() {
  const { component = '', page = '' } = document.body.dataset;
  const file = files[component];
  if (!file) throw new Error(`src/loadPage.ts knows no ${component}.`);
  const [{ hydratePage }, { default: Page }, { result }] = await Promise.all([
    import(/* webpackChunkName: "hydrate" */ './hydrate'),
    file(),
    data(page),
  ]);
  return { hydratePage, Page, properties: result };
}

async function data(address: string): Promise<PageData> {
  const answer = await fetch(address);
  return answer.json();
}
