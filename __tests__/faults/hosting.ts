/** What hosts send beside a page. */
import type { Fault } from './fault';

const headers = {
  file: 'src/hosting/headers.ts',
  test: { jest: '__tests__/hosting/headers.test.ts' },
};
const securePages = { jest: '__tests__/hosting/securePages.test.ts' };
const netlify = { jest: '__tests__/hosting/netlify.test.ts' };

const isDeleted = (line: string) => ({ find: `  ${line},\n`, replace: '' });

export const hosting: Fault[] = [
  {
    ...headers,
    name: 'X-Content-Type-Options deleted',
    ...isDeleted("'X-Content-Type-Options': 'nosniff'"),
  },
  {
    ...headers,
    name: 'Referrer-Policy deleted',
    ...isDeleted("'Referrer-Policy': 'strict-origin-when-cross-origin'"),
  },
  {
    ...headers,
    name: 'Permissions-Policy deleted',
    find: "'Permissions-Policy': [",
    replace: "'X-Deleted': [",
  },
  { ...headers, name: 'camera permitted', ...isDeleted("  'camera'") },
  {
    ...headers,
    name: 'X-Frame-Options deleted',
    ...isDeleted("'X-Frame-Options': 'SAMEORIGIN'"),
  },
  {
    ...headers,
    name: 'frame-ancestors deleted',
    ...isDeleted(`'Content-Security-Policy': "frame-ancestors 'self'"`),
  },
  {
    ...headers,
    name: 'Strict-Transport-Security deleted',
    ...isDeleted("'Strict-Transport-Security': 'max-age=63072000; includeSubDomains'"),
  },
  {
    ...headers,
    name: 'Cross-Origin-Opener-Policy deleted',
    ...isDeleted("'Cross-Origin-Opener-Policy': 'same-origin-allow-popups'"),
  },
  { ...headers, name: 'fonts not cached', ...isDeleted("'/fonts/'") },
  {
    name: 'content security policy only reported',
    file: 'src/hosting/securePages.ts',
    find: 'http-equiv="Content-Security-Policy" content=',
    replace: 'http-equiv="Content-Security-Policy-Report-Only" content=',
    test: securePages,
  },
  {
    name: 'content security policy missing',
    file: 'src/hosting/securePages.ts',
    find: "head + first.join('')",
    replace: 'head',
    test: securePages,
  },
  {
    name: 'inline scripts allowed',
    file: 'src/hosting/policy.ts',
    find: `'script-src': ["'self'", `,
    replace: `'script-src': ["'self'", "'unsafe-inline'", `,
    test: securePages,
  },
  {
    name: 'front page leads every visitor to the default language',
    file: 'src/hosting/redirects.ts',
    find: 'status: 302, language }) as const',
    replace: 'status: 302 }) as const',
    test: netlify,
  },
  {
    name: 'wrong addresses answered in the default language',
    file: 'src/hosting/redirects.ts',
    find: 'folder}404.html',
    replace: "folder && '/'}404.html",
    test: netlify,
  },
];
