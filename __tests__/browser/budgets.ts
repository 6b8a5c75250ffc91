/**
 * Upper limits for a visit to the About page on a phone, in every language. Bytes are transferred bytes: compressed
 * and with headers. If you raise one, say in the commit message what visitors get for it.
 */
export const budgets = {
  /** The document itself, with the title's font, without headers: nothing is visible before it has arrived. */
  html: 16_000,

  /**
   * Until the `load` event; a hand-written page of the same content needs as much. On short pages, such as Arabic ones, a
   * section's lazy picture is among them.
   */
  bytesBeforeLoad: 149_000,

  /** Each is a round trip on a slow network: the document, its fonts, two logos, the first pictures. */
  requestsBeforeLoad: 15,

  /** Once the page's script has run, before anything is scrolled: most visitors see no more. */
  bytesBeforeScrolling: 152_000,

  /** Scripts and data, without headers, until the location is two screens away, where React loads. */
  scriptBytesBeforeLocation: 4_000,

  /** A whole visit, scrolled to the end. */
  bytesAfterScrolling: 215_000,

  /** Scripts of the same visit, with headers. */
  scriptsAfterScrolling: 50_000,

  /** Of the same visit: even a small file costs a round trip. */
  requestsAfterScrolling: 23,

  /** Nothing that a visitor is reading may move, at any scrolling speed. */
  layoutShifts: 0,
};
