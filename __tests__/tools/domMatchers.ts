/** Loads `toBeInTheDocument` and its like, and adds what jsdom lacks, where there is a document. */
import { TextDecoder, TextEncoder } from 'node:util';

if ('document' in globalThis) {
  require('@testing-library/jest-dom');
  // Nothing is ever in view.
  class IntersectionObserver {
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver, TextDecoder, TextEncoder });
}
