/** Fonts that are not cut, for pages whose letters nobody knows yet: in development and in the editor's preview. */
import { fontSources, subsetsOf } from './fontSources';

/** Where the development server has them. */
export const WHOLE_FONTS = '/whole-fonts/index.css';

/** Of two rules for one character the later counts; of two sources, the earlier. */
export function wholeFontRules(): string {
  const rules = fontSources.toReversed().flatMap((source) => {
    const { family, style, weight } = source;
    return subsetsOf(source).map(
      ({ file, range }) =>
        `@font-face{font-family:${family};font-style:${style};font-weight:${weight};font-display:swap;src:url(${file});unicode-range:${range}}`,
    );
  });
  return rules.join('\n');
}
