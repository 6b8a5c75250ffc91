/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'parse5';
import { finishPage, finishPages } from '../../src/gatsby/finishPages';

const policy = '<meta http-equiv="Content-Security-Policy" content="">';
const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${policy}${head}</head><body>${body}</body></html>`;
const finish = (head: string, body = '', hasLiveMap = false) =>
  finishPage(parse(page(head, body)), 'about/index.html', hasLiveMap);

/** The sources of one directive in a page's policy. */
function sources(html: string, directive: string): string[] {
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const found = policy.split('; ').find((one) => one.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

const hash = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

test('The policy allows only the inline scripts and styles in the page', () => {
  const html = finish(
    '<script data-client="/client.js">one() && "<b>"</script><style data-href="/a.css">a>b{c:d}</style><script src="/app.js"></script>' +
      '<script type="application/ld+json">{"@type":"Organization"}</script>',
  );
  expect(sources(html, 'script-src')).toEqual(["'self'", hash('one() && "<b>"')]);
  expect(sources(html, 'style-src')).toEqual(["'self'", hash('a>b{c:d}')]);
});

test('The policy has no unsafe source', () => {
  for (const hasLiveMap of [false, true]) {
    expect(finish('', '', hasLiveMap)).not.toContain('unsafe');
  }
});

test('Another host is allowed only for the live map', () => {
  expect(finish('')).not.toContain('https://');
  expect(sources(finish('', '', true), 'connect-src')).toContain('https://api.mapbox.com');
});

test("Gatsby's router leaves no style attribute, and any other one stops the build", () => {
  const router =
    '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">words</div><div id="gatsby-announcer" style="position:absolute;top:0"></div>';
  expect(finish('', router)).toContain('<body><div id="gatsby-focus-wrapper">words</div></body>');
  expect(() => finish('', '<p style="color:red">')).toThrow(
    'about/index.html: the policy refuses style attributes. Use a class: <p>',
  );
});

test('A page without a place for the policy stops the build', () => {
  expect(() => finishPage(parse('<html></html>'), 'about/index.html', false)).toThrow(
    'about/index.html: gatsby-ssr.tsx rendered no element for the policy.',
  );
});

test('A page kept from an earlier build gets the new policy', () => {
  const earlier = finish('<script>one()</script>', '', true);
  expect(finishPage(parse(earlier), 'about/index.html', false)).toBe(
    finish('<script>one()</script>'),
  );
});

test("Every page gets its policy, also in a folder whose name begins like the editor's", async () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  const files = [
    'about/index.html',
    'el/404.html',
    'administration/index.html',
    'admin/index.html',
  ];
  for (const file of files) {
    mkdirSync(join(site, file, '..'), { recursive: true });
    writeFileSync(join(site, file), page(''));
  }
  mkdirSync(join(site, 'page-data/404.html'), { recursive: true });
  await finishPages({ site, base: '', hasLiveMap: false });
  const has = files.map((file) => readFileSync(join(site, file), 'utf8').includes('default-src'));
  expect(has).toEqual([true, true, true, false]);
});
