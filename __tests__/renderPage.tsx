import { render } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import type { ComponentType } from 'react';

/** A page gets much from Gatsby; ours look only at the data. */
export function renderPage<Data extends object>(Page: ComponentType<PageProps<Data>>, data: Data) {
  const props: Partial<PageProps<Data>> = { data };
  return render(<Page {...(props as PageProps<Data>)} />);
}
