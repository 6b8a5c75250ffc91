/** What hosts send beside a page. */
import type { Fault } from './fault';

const headers = {
  file: 'src/hosting/headers.ts',
  test: { jest: '__tests__/hosting/headers.test.ts' },
};
const finishPages = {
  file: 'src/gatsby/finishPages.ts',
  test: { jest: '__tests__/gatsby/finishPages.test.ts' },
};
const unusedFiles = {
  file: 'src/gatsby/unusedFiles.ts',
  test: { jest: '__tests__/gatsby/unusedFiles.test.ts' },
};
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
    find: "'Permissions-Policy': '",
    replace: "'X-Deleted': '",
  },
  { ...headers, name: 'camera permitted', find: 'camera=(), ', replace: '' },
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
    ...isDeleted("'Strict-Transport-Security': 'max-age=63072000'"),
  },
  {
    ...headers,
    name: 'Cross-Origin-Opener-Policy deleted',
    ...isDeleted("'Cross-Origin-Opener-Policy': 'same-origin-allow-popups'"),
  },
  { ...headers, name: 'fonts not cached', ...isDeleted("'/fonts/'") },
  {
    ...finishPages,
    name: 'content security policy only reported',
    find: '  content.value = pagePolicy(',
    replace:
      "  for (const one of policy.attrs) if (one.name === 'http-equiv') one.value += '-Report-Only';\n  content.value = pagePolicy(",
  },
  {
    ...finishPages,
    name: 'content security policy missing',
    find: '  content.value = pagePolicy(',
    replace: '  pagePolicy(',
  },
  {
    ...finishPages,
    name: 'content security policy missing in a folder whose name begins with "admin"',
    find: "join(site, 'admin', '/')",
    replace: "join(site, 'admin')",
  },
  {
    ...unusedFiles,
    name: 'withdrawn picture still published',
    find: '/^\\/(static|',
    replace: '/^\\/(',
  },
  {
    ...unusedFiles,
    name: 'script that only other scripts load removed',
    find: 'const isNamed = client.has(file) || ',
    replace: 'const isNamed = ',
  },
  {
    ...unusedFiles,
    name: 'picture whose name has a space removed',
    find: 'text.includes(encodeURI(file)) || ',
    replace: '',
  },
  {
    ...unusedFiles,
    name: 'unchanged picture missing after the next build',
    find: '  cpSync(aside(root), site, { recursive: true });\n',
    replace: '',
  },
  {
    name: 'inline scripts allowed',
    file: 'src/hosting/policy.ts',
    find: `'script-src': ["'self'", `,
    replace: `'script-src': ["'self'", "'unsafe-inline'", `,
    test: finishPages.test,
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
