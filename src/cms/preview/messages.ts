/** What the CMS and the page in its preview tell each other; both come from the same origin. */

/** An entry as it is being edited, with what the page shows beside it. */
export interface Draft {
  language: string;
  /** As the files hold them, finished or not. */
  words: unknown;
  company: unknown;
  pictures: unknown;
  /** Where to load a picture from, by what the content calls it. */
  pictureUrls: Record<string, string>;
}

export interface DraftMessage {
  type: 'draft';
  draft: Draft;
}

/** Where the editor has gone to. */
export interface FocusMessage {
  type: 'focus';
  /** The page that the field belongs to, if it belongs to one. */
  page?: string;
  /** The field's text or picture. */
  value?: string;
}

/** The page can be sent drafts from now on. */
export interface ReadyMessage {
  type: 'ready';
}

export type Message = DraftMessage | FocusMessage | ReadyMessage;

/** A message of ours: from our own origin, and of a type that `Message` knows. */
export function messageIn(event: MessageEvent, origin: string): Message | undefined {
  const types: unknown[] = ['draft', 'focus', 'ready'];
  const isOurs = event.origin === origin && types.includes(event.data?.type);
  return isOurs ? (event.data as Message) : undefined;
}
