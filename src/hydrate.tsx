/**
 * Gives a built page to React, in place of Gatsby's own runtime: visitors go from page to page by plain links, so
 * that of its router, loader and prefetching they would have many bytes and no use.
 */
import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { KeptPage } from './layout/KeptPage';
import NotFoundPage from './pages/404';
import AboutPage from './pages/about';
import IndexPage from './pages/index';

/** By Gatsby's names. All in one file: each further one would have to be waited for. */
const pages = {
  'component---src-pages-404-tsx': NotFoundPage,
  'component---src-pages-about-tsx': AboutPage,
  'component---src-pages-index-tsx': IndexPage,
} as Record<string, ComponentType<object>>;

/** What Gatsby writes beside each page. */
interface PageData {
  /** The component's properties. */
  result: object;
}

/**
 * Ends once React has the page, and never where a component throws: `KeptPage` sees to that. `gatsby-ssr.ts` says in
 * the page what it needs.
 */
export async function hydratePage(): Promise<void> {
  const { component = '', page = '' } = document.body.dataset;
  const { result } = await load(page);
  const Page = pages[component];
  const element = document.getElementById('gatsby-focus-wrapper');
  if (!Page || !element) throw new Error(`src/hydrate.tsx knows no ${component}.`);
  await new Promise<void>((resolve) => {
    // In small steps, between which the page can scroll.
    startTransition(() => {
      hydrateRoot(
        element,
        <KeptPage of={element} onReady={resolve}>
          <Page {...result} />
        </KeptPage>,
      );
    });
  });
}

async function load(address: string): Promise<PageData> {
  const answer = await fetch(address);
  return answer.json();
}
