/**
 * What brings a built page to life, in place of Gatsby's own runtime: visitors go from page to page by plain
 * links, so that of its router, loader and prefetching they would have many bytes and no use.
 */
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { components } from '$virtual/async-requires';
import { KeptPage } from './layout/KeptPage';

/** What Gatsby writes beside each page, at the address that `gatsby-ssr.ts` puts into it. */
interface PageData {
  /** Of the page's component among all pages'. */
  componentChunkName: string;
  result: object;
}

async function hydrate(): Promise<void> {
  const answer = await fetch(document.body.dataset.page ?? '');
  const { componentChunkName, result }: PageData = await answer.json();
  const page = await components[componentChunkName]?.();
  const element = document.getElementById('gatsby-focus-wrapper');
  if (!page || !element) throw new Error(`The page is not what ${answer.url} is about.`);
  // In small steps, between which the page can scroll.
  startTransition(() => {
    hydrateRoot(
      element,
      <KeptPage of={element}>
        <page.default {...result} />
      </KeptPage>,
    );
  });
}

// Who fails is noticed by `src/motion/standStill.ts`, in the page's head.
hydrate();
