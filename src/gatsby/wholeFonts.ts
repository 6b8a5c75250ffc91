/** Complete fonts, for development and the editor's preview, where any letter may appear. */
import { deviceFontRules, fontFace, fontSources, subsetsOf } from './fontSources';

/** Their path on the development server. */
export const WHOLE_FONTS = '/whole-fonts/index.css';

/** For one character, the later rule and the earlier source win. */
export function wholeFontRules(): string {
  const rules = fontSources
    .toReversed()
    .flatMap((source) =>
      subsetsOf(source).map(({ file, range }) => fontFace(source, `url(${file})`, range, 'swap')),
    );
  return [...rules, deviceFontRules()].join('\n');
}
