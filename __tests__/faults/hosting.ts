/** What hosts send beside a page. */
import { type Fault, inFile } from './fault';

export const hosting: Fault[] = [
  ...inFile('src/pipeline/hosts/rules.ts', '__tests__/pipeline/hosts/rules.test.ts', [
    ['camera permitted', 'camera=(), ', ''],
    ['frame-ancestors deleted', "  'Content-Security-Policy': \"frame-ancestors 'self'\",\n", ''],
    ['fonts not cached', "'/fonts/', ", ''],
    ['scripts of a logo run', "'self'; sandbox", "'self'"],
    [
      'front page leads every visitor to the default language',
      '({ language, to: pathIn(language',
      '({ language, to: pathIn(defaultLanguage',
    ],
    [
      'wrong addresses answered in the default language',
      "pathIn(code, '/404.html')",
      "pathIn(defaultLanguage, '/404.html')",
    ],
  ]),
  ...inFile('src/pipeline/builtPage.tsx', '__tests__/pipeline/builtPage.test.tsx', [
    [
      'content security policy only reported',
      'httpEquiv="Content-Security-Policy"',
      'httpEquiv="Content-Security-Policy-Report-Only"',
    ],
    [
      'script before the styles that it needs',
      '...sheets,\n    ...rest,\n',
      '...rest,\n    ...sheets,\n',
    ],
  ]),
  ...inFile('src/pipeline/hosts/policy.ts', '__tests__/pipeline/builtPage.test.tsx', [
    [
      'inline scripts allowed',
      "'script-src': [\"'self'\", ",
      "'script-src': [\"'self'\", \"'unsafe-inline'\", ",
    ],
  ]),
];
