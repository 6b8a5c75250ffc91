/**
 * What is wrong with a logo, in words for the build and the editor. The patterns are for messages only; `logoFile.ts`
 * leaves out what they find, and everything else that it doesn't draw.
 */
import { MIN_LOGO } from './kinds';

export const damagedLogo = {
  problem: 'is not a picture or is damaged',
  fix: 'Export the logo again as SVG or PNG.',
};

export const smallLogo = (width: number, height: number) => ({
  problem: `has ${width} × ${height} pixels instead of at least ${MIN_LOGO} on the longer side`,
  fix: 'It would look blurred. Use a larger one, or an SVG.',
});

export const TEXT_ELEMENT = /<(\w+:)?text\b/i;

export const textInLogo = {
  problem: 'has text in a font that visitors may not have',
  fix: 'Convert the text to paths (also called outlines or curves), and export the logo again.',
};

const parts = [
  ['a script', /<(\w+:)?script\b|javascript:/i],
  ['an event handler', /\son\w+\s*=/i],
  ['a link to another file', /(href|src)\s*=\s*["'](?!#|data:)|url\(\s*["']?(?!#|data:)|@import/i],
  ['an embedded picture', /<(\w+:)?(image|feImage)\b/i],
  ['embedded HTML', /<(\w+:)?foreignObject\b/i],
  ['an animation', /<(\w+:)?(animate\w*|set)\b|@keyframes/i],
] as const;

/** In words. */
export const partsLeftOut = (svg: string): string[] =>
  parts.flatMap(([name, pattern]) => (pattern.test(svg) ? name : []));
