/** What hosts send beside a page. */
import type { Fault } from './fault';

const rules = {
  file: 'src/build/hosts/rules.ts',
  test: { jest: '__tests__/build/hosts/rules.test.ts' },
};
const builtPage = {
  file: 'src/build/pages/builtPage.tsx',
  test: { jest: '__tests__/build/pages/builtPage.test.tsx' },
};

const isDeleted = (line: string) => ({ find: `  ${line},\n`, replace: '' });

export const hosting: Fault[] = [
  {
    ...rules,
    name: 'X-Content-Type-Options deleted',
    ...isDeleted("'X-Content-Type-Options': 'nosniff'"),
  },
  {
    ...rules,
    name: 'Referrer-Policy deleted',
    ...isDeleted("'Referrer-Policy': 'strict-origin-when-cross-origin'"),
  },
  {
    ...rules,
    name: 'Permissions-Policy deleted',
    find: "'Permissions-Policy': '",
    replace: "'X-Deleted': '",
  },
  { ...rules, name: 'camera permitted', find: 'camera=(), ', replace: '' },
  {
    ...rules,
    name: 'X-Frame-Options deleted',
    ...isDeleted("'X-Frame-Options': 'SAMEORIGIN'"),
  },
  {
    ...rules,
    name: 'frame-ancestors deleted',
    ...isDeleted(`'Content-Security-Policy': "frame-ancestors 'self'"`),
  },
  {
    ...rules,
    name: 'Strict-Transport-Security deleted',
    ...isDeleted("'Strict-Transport-Security': 'max-age=63072000'"),
  },
  {
    ...rules,
    name: 'Cross-Origin-Opener-Policy deleted',
    ...isDeleted("'Cross-Origin-Opener-Policy': 'same-origin-allow-popups'"),
  },
  {
    ...rules,
    name: 'fonts not cached',
    find: "'/fonts/', ",
    replace: '',
  },
  {
    ...rules,
    name: 'scripts of a logo run',
    find: "'self'; sandbox",
    replace: "'self'",
  },
  {
    ...builtPage,
    name: 'content security policy only reported',
    find: 'httpEquiv="Content-Security-Policy"',
    replace: 'httpEquiv="Content-Security-Policy-Report-Only"',
  },
  {
    ...builtPage,
    name: 'script before the styles that it needs',
    find: '    ...sheets,\n    ...rest,\n',
    replace: '    ...rest,\n    ...sheets,\n',
  },
  {
    name: 'inline scripts allowed',
    file: 'src/build/hosts/policy.ts',
    find: `'script-src': ["'self'", `,
    replace: `'script-src': ["'self'", "'unsafe-inline'", `,
    test: builtPage.test,
  },
  {
    ...rules,
    name: 'front page leads every visitor to the default language',
    find: "to: pathIn(language, '/about/'), language }",
    replace: "to: pathIn(language, '/about/') }",
  },
  {
    ...rules,
    name: 'wrong addresses answered in the default language',
    find: "pathIn(code, '/404.html')",
    replace: "pathIn(defaultLanguage, '/404.html')",
  },
];
