/**
 * Gives a built page to React, in place of Gatsby's own runtime: visitors go from page to page by plain links, so
 * that of its router, loader and prefetching they would have many bytes and no use.
 */
import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { KeptPage } from './layout/KeptPage';

/** Ends once React has the page, and never where a component throws: `KeptPage` sees to that. */
export async function hydratePage(Page: ComponentType<object>, properties: object): Promise<void> {
  const element = document.getElementById('gatsby-focus-wrapper');
  if (!element) throw new Error('The page has no #gatsby-focus-wrapper.');
  await new Promise<void>((resolve) => {
    // In small steps, between which the page can scroll.
    startTransition(() => {
      hydrateRoot(
        element,
        <KeptPage of={element} onReady={resolve}>
          <Page {...properties} />
        </KeptPage>,
      );
    });
  });
}
