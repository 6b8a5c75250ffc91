/** @jest-environment node */
/** What the policy of a built page would refuse, or what Gatsby no longer does, stops the build. */
import type { ReactElement } from 'react';
import { builtBody, builtHead, fontElements } from '../../src/pipeline/builtPage';
import { pagePolicy } from '../../src/pipeline/hosts/policy';

const styles = <style data-href="/styles.1.css">{'.first{}'}</style>;
const script = <script key="runtime">{'run()'}</script>;
const head = (...parts: ReactElement[]) => builtHead(parts, true);

beforeAll(() => Object.assign(globalThis, { LANGUAGE_FONTS: {} }));

test.each<[string, () => unknown, string]>([
  [
    'a style attribute',
    () => builtBody('<main style="color:red"></main>', '/about/'),
    '/about/ has an element that its policy refuses, <main style="color:red">',
  ],
  [
    'an inline script',
    () => builtBody('<main><script>run()</script></main>', '/about/'),
    '/about/ has an element that its policy refuses, <script>',
  ],
  [
    'a language without fonts',
    () => fontElements('xx', '/xx/about/'),
    'a page is in "xx", a language without fonts',
  ],
  [
    'an unknown script in the head',
    () => head(styles, script),
    'Gatsby or a plugin adds <script> with key "runtime"',
  ],
  ['no styles', () => head(<title>About</title>), 'Gatsby no longer adds <style data-href="…">'],
])('A page with %s stops the build', (_, page, message) => {
  expect(page).toThrow(`src/pipeline/builtPage.tsx: ${message}.`);
  expect(() => head(styles)).not.toThrow();
});

test('A page with a live map may also reach Mapbox, and start its worker', () => {
  const policy = pagePolicy([], [''], true).split('; ');
  const mapbox = 'https://api.mapbox.com https://events.mapbox.com';
  expect(policy).toEqual(
    expect.arrayContaining([
      "script-src 'self'",
      `img-src 'self' data: blob: ${mapbox}`,
      `connect-src 'self' ${mapbox}`,
      "worker-src 'self' blob:",
    ]),
  );
});
