/**
 * What a visitor on a phone may have to pay for the About page, in every language: bytes as they go over the
 * wire, compressed and with their headers. `limit` is what the page keeps, `goal` what it should come to; who
 * raises a limit says in the commit's message what visitors get for it.
 */
export const budgets = {
  /** The document itself, without headers: nothing can be seen before it is there. */
  html: { limit: 9_000, goal: 9_000 },

  /** Until the page is complete; the goal is 1.15 × what a hand-written page of the same content takes. */
  bytesBeforeLoad: { limit: 170_000, goal: 168_000 },

  /** Each is a wait of its own on a slow network: the document, its fonts, the first pictures. */
  requestsBeforeLoad: { limit: 13, goal: 12 },

  /** Once the page has come alive, before anything is scrolled: most visitors see no more. */
  bytesBeforeScrolling: { limit: 279_000, goal: 180_000 },

  /** A whole visit, scrolled to the end: what the same page built with Astro takes. */
  bytesAfterScrolling: { limit: 286_000, goal: 195_000 },

  /** Of the same visit: what costs little by its bytes costs the way there and back. */
  requestsAfterScrolling: { limit: 25, goal: 17 },

  /** However slowly or fast the page is scrolled, nothing that is being read may move. */
  layoutShifts: { limit: 0, goal: 0 },
};
