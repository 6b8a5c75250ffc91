import { render } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import { createInstance } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { wordsIn } from './samples';

/** Renders with a language's words around, as gatsby-plugin-react-i18next does with every page. */
export function renderIn(code: string, content: ReactNode, words = wordsIn(code)) {
  const i18n = createInstance();
  i18n.init({ lng: code, resources: { [code]: { translation: words } } });
  return render(<I18nextProvider i18n={i18n}>{content}</I18nextProvider>);
}

/** A page gets much from Gatsby; ours look only at the data. */
export function renderPage<Data extends object>(
  code: string,
  Page: ComponentType<PageProps<Data>>,
  data: Data,
  words = wordsIn(code),
) {
  const props: Partial<PageProps<Data>> = { data };
  return renderIn(code, <Page {...(props as PageProps<Data>)} />, words);
}
