import { render, screen, within } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import type { ComponentType } from 'react';

/** Renders a page component with its data, the only prop that our pages use. */
export function renderPage<Data extends object>(Page: ComponentType<PageProps<Data>>, data: Data) {
  const props: Partial<PageProps<Data>> = { data };
  return render(<Page {...(props as PageProps<Data>)} />);
}

/** The addresses of a part's links. */
export const linksIn = (role: 'main' | 'navigation' | 'contentinfo') =>
  within(screen.getByRole(role))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
