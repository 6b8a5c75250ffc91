import type { PageProps } from 'gatsby';
import { type ComponentType, useEffect, useState } from 'react';
import type { CmsSettings } from '../settings';
import { findElementByText } from './findElementByText';
import { type Draft, type FocusMessage, messageIn } from './messages';
import { previewData } from './previewData';

type Data = ReturnType<typeof previewData>;

interface Props {
  /** Keys are the names in the content: `notFound` for `404.tsx`. */
  pages: Record<string, ComponentType<PageProps<Data>>>;
  settings: CmsSettings;
}

const atStart = { type: 'focus', page: 'about' } as const;

/** The page whose words are edited, with the draft in place of Gatsby's query. */
export function Preview({ pages, settings }: Props) {
  const [draft, setDraft] = useState<Draft>();
  const [focus, setFocus] = useState<FocusMessage & { page: string }>(atStart);
  const page = draft?.page && Object.hasOwn(pages, draft.page) ? draft.page : focus.page;
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = messageIn(event, window.location.origin);
      if (message?.type === 'draft') setDraft(message.draft);
      if (message?.type === 'focus') {
        const { page: wanted = '' } = message;
        const isKnown = Object.hasOwn(pages, wanted);
        setFocus((now) => ({ ...message, page: isKnown ? wanted : now.page }));
      }
    };
    window.addEventListener('message', listen);
    window.parent.postMessage({ type: 'ready' }, window.location.origin);
    return () => window.removeEventListener('message', listen);
  }, [pages]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [page]);
  useEffect(() => {
    const element = focus.value && findElementByText(document.body, focus.value);
    if (element) element.scrollIntoView({ block: 'center' });
  }, [focus]);

  const Page = pages[page];
  if (!draft || !Page) return null;
  const props: Partial<PageProps<Data>> = { data: previewData(draft, settings) };
  return <Page {...(props as PageProps<Data>)} />;
}
