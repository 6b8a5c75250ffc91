/** Part of the inline script in each page's head. */
// The title's font is in the page, but without this Chromium may lay out a first frame before it has decoded it.
for (const face of document.fonts) if (face.family === 'Title') face.load().catch(() => undefined);
