/** The CSS for one of the fonts that `src/build/fontNodes.ts` cut. */
export function fontFaceRule(face: Queries.FontFacesFragment): string {
  return `@font-face{font-family:${face.family};font-style:${face.style};font-weight:${face.weight};font-display:swap;src:url(${face.src}) format("woff2");unicode-range:${face.unicodeRange}}`;
}
