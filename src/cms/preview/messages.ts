/** The messages between the CMS and the page in its preview, which have the same origin. */
import type { LegalPage } from '../../model/legalPages';

/** The edited entry, with the other data that the page shows. */
export interface Draft {
  language: string;
  /** The entry's name, which may be that of a page. */
  page?: string;
  /** Of all files, possibly incomplete; see `wordsModel`. */
  words: unknown;
  company: unknown;
  pictures: unknown;
  /** The texts of the legal pages. */
  legalTexts?: Partial<Record<LegalPage, unknown>>;
  /** URLs of pictures by their paths in the content. */
  pictureUrls: Record<string, string>;
}

interface DraftMessage {
  type: 'draft';
  draft: Draft;
}

/** The editor focused a field. */
export interface FocusMessage {
  type: 'focus';
  /** The page that the field belongs to, if it belongs to one. */
  page?: string;
  /** The field's text or picture. */
  value?: string;
}

/** The page is ready to receive drafts. */
interface ReadyMessage {
  type: 'ready';
}

export type Message = DraftMessage | FocusMessage | ReadyMessage;

/** Accepts only messages from our own origin and of a known type. */
export function messageIn(event: MessageEvent, origin: string): Message | undefined {
  const types: unknown[] = ['draft', 'focus', 'ready'];
  const isOurs = event.origin === origin && types.includes(event.data?.type);
  return isOurs ? (event.data as Message) : undefined;
}
