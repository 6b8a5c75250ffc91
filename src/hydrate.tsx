/**
 * What brings a built page to life, in place of Gatsby's own runtime: visitors go from page to page by plain
 * links, so that of its router, loader and prefetching they would have many bytes and no use.
 */
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { components } from '$virtual/async-requires';
import { KeptPage } from './layout/KeptPage';

/** What Gatsby writes beside each page. */
interface PageData {
  /** The component's properties. */
  result: object;
}

/** `gatsby-ssr.ts` says in the page what it needs. */
async function hydrate({ component = '', page = '' }: DOMStringMap): Promise<void> {
  const [chunk, { result }] = await Promise.all([components[component]?.(), load(page)]);
  const element = document.getElementById('gatsby-focus-wrapper');
  if (!chunk || !element) throw new Error(`There is no ${component} to hydrate.`);
  // In small steps, between which the page can scroll.
  startTransition(() => {
    hydrateRoot(
      element,
      <KeptPage of={element}>
        <chunk.default {...result} />
      </KeptPage>,
    );
  });
}

async function load(address: string): Promise<PageData> {
  const answer = await fetch(address);
  return answer.json();
}

// Who fails is noticed by `src/motion/standStill.ts`, in the page's head.
hydrate(document.body.dataset);
