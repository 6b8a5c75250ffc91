/** Loads `toBeInTheDocument` and its like, and adds what jsdom lacks, where there is a document. */
if ('document' in globalThis) {
  require('@testing-library/jest-dom');
  // Nothing is ever in view.
  class IntersectionObserver {
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver });
}
