/**
 * The CSS for one of the fonts that `src/gatsby/fontFaces.ts` cut. Optional: a font that comes too late
 * for the first paint waits for the next visit, as exchanging it would move the words.
 */
export function fontFaceRule(face: Queries.FontFacesFragment): string {
  return `@font-face{font-family:${face.family};font-style:${face.style};font-weight:${face.weight};font-display:optional;src:url(${face.src}) format("woff2");unicode-range:${face.unicodeRange}}`;
}
