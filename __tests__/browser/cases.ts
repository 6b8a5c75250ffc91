/**
 * The languages and widths in which a property is tested. `npm test` runs the cases that the property depends on;
 * the full test runs all.
 */
import { isFullRun } from '../tools/fullRun';
import { languages, test } from './site';

/** The tag of tests that only the full test includes, as it includes the files `*.full.spec.ts`. */
export const fullRun = '@full';

/** The tag of tests that need what Debian's Firefox lacks: Playwright's emulation, or Chromium's protocol. */
export const chromiumOnly = '@chromium';

/** For behaviour that is the same in every language: English and Arabic (right to left) always. */
export const tagOf = (code: string) => (['en', 'ar'].includes(code) ? [] : fullRun);

export const widths = {
  narrow: { width: 390, height: 844 },
  wide: { width: 1280, height: 800 },
};
export type Width = keyof typeof widths;
const bothWidths = Object.keys(widths) as Width[];

/** For layout: every language at both widths. */
export const everyCase = languages.flatMap((language) =>
  bothWidths.map((width) => ({ ...language, width, viewport: widths[width] })),
);

/** For behaviour: English on a wide screen, Arabic (right to left) on a narrow one. */
export const behaviourCases = isFullRun
  ? everyCase
  : everyCase.filter(({ code, width }) => ['en wide', 'ar narrow'].includes(`${code} ${width}`));

interface Case {
  code: string;
  width?: Width;
  viewport?: (typeof widths)[Width];
}

/** Tests in each case, in a browser that prefers its language. */
export function inEach<One extends Case>(cases: readonly One[], body: (one: One) => void): void {
  for (const one of cases)
    test.describe([`In ${one.code}`, one.width].filter(Boolean).join(', '), () => {
      test.use({ locale: one.code, viewport: one.viewport ?? widths.wide });
      body(one);
    });
}
