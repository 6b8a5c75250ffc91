/** Loads `toBeInTheDocument` and its like, where there is a document. */
if ('document' in globalThis) require('@testing-library/jest-dom');
