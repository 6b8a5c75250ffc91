/** @jest-environment node */
/** What the policy of a built page would refuse, or what Gatsby no longer does, stops the build. */
import type { ReactElement } from 'react';
import { buildBody, buildHead } from '../src/builtPage';
import { pagePolicy } from '../src/policy';

const styles = <style data-href="/styles.1.css">{'.first{}'}</style>;
const script = <script key="runtime">{'run()'}</script>;
const head = (...parts: ReactElement[]) => buildHead(parts, '/contact/', {});

beforeAll(() => {
  Object.assign(globalThis, { PAGE_FILES: { styles: '/styles.1.css' } });
  buildBody('', '/contact/');
});
afterAll(() => Object.assign(globalThis, { PAGE_FILES: undefined }));

test.each<[string, () => unknown, string]>([
  [
    'a style attribute',
    () => buildBody('<main style="color:red"></main>', '/contact/'),
    '/contact/ has an element that its policy refuses, <main style="color:red">',
  ],
  [
    'an inline script',
    () => buildBody('<main><script>run()</script></main>', '/contact/'),
    '/contact/ has an element that its policy refuses, <script>',
  ],
  [
    'an unknown script in the head',
    () => head(styles, script),
    'Gatsby or a plugin adds <script> with key "runtime"',
  ],
  [
    'no styles',
    () => head(<title>Contact</title>),
    'Gatsby or webpack no longer has <style data-href="…">',
  ],
  [
    'a body that the plugin doesn’t know',
    () => buildHead([styles], '/other/', {}),
    "the site's gatsby-ssr must call renderPage in replaceRenderer",
  ],
])('A page with %s stops the build', (_, page, message) => {
  expect(page).toThrow(`light-pages: ${message}.`);
  expect(() => head(styles)).not.toThrow();
});

test('A script or style of the site’s own has a mark, which the page lacks', () => {
  const marked = [
    <script key="own" data-inline="">
      {'run()'}
    </script>,
    <style key="fonts" data-inline="">
      {'.own{}'}
    </style>,
  ];
  const built = head(styles, ...marked);
  expect(built.map(({ type }) => type)).toEqual(['meta', 'script', 'meta', 'style']);
  expect(built.some(({ props }) => props['data-inline'] !== undefined)).toBe(false);
  const [, , , sheet] = built;
  expect(sheet?.props.dangerouslySetInnerHTML).toEqual({ __html: '.first{}.own{}' });
});

test('The policy allows what the site adds, in place of “none”', () => {
  const policy = pagePolicy([], [], {
    'img-src': ['data:', 'https://maps.example'],
    'worker-src': ['blob:'],
    'frame-src': ["'self'"],
  }).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      "script-src 'self'",
      "img-src 'self' data: https://maps.example",
      'worker-src blob:',
      "frame-src 'self'",
    ]),
  );
});
