/** Complete fonts, for development and the editor's preview, where any letter may appear. */
import { fontSources, subsetsOf } from './fontSources';

/** Their path on the development server. */
export const WHOLE_FONTS = '/whole-fonts/index.css';

/** For one character, the later rule and the earlier source win. */
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
