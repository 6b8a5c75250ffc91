/**
 * What a visitor on a phone may have to pay for the About page, at the most, in every language: bytes as they go
 * over the wire, compressed and with their headers. Who raises one says in the commit's message what visitors
 * get for it.
 */
export const budgets = {
  /** The document itself, without headers: nothing can be seen before it is there. */
  html: 9_000,

  /** Until the page is complete; a hand-written page of the same content takes as much. */
  bytesBeforeLoad: 112_000,

  /** Each is a wait of its own on a slow network: the document, its fonts, the pictures that come early. */
  requestsBeforeLoad: 12,

  /** Once the page has come alive, before anything is scrolled: most visitors see no more. */
  bytesBeforeScrolling: 121_000,

  /** A whole visit, scrolled to the end. */
  bytesAfterScrolling: 187_000,

  /** Of the same visit: what costs little by its bytes costs the way there and back. */
  requestsAfterScrolling: 21,

  /** However slowly or fast the page is scrolled, nothing that is being read may move. */
  layoutShifts: 0,
};
