/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { security } from '../../src/hosting/headers';
import { secured, securePages } from '../../src/hosting/securePages';

const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;
const secure = (head: string, body = '', hasLiveMap = false) =>
  secured(page(head, body), 'about/index.html', hasLiveMap);

/** The sources of one directive in a page's policy. */
function sources(html: string, directive: string): string[] {
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const found = policy.split('; ').find((one) => one.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

const hash = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

test('A page may run and show just the inline pieces that are in it', () => {
  const html = secure(
    '<script>one()</script><style data-href="/a.css">a{b:c}</style><script src="/app.js"></script>' +
      '<script type="application/ld+json">{"@type":"Organization"}</script>',
  );
  expect(sources(html, 'script-src')).toEqual(["'self'", hash('one()')]);
  expect(sources(html, 'style-src')).toEqual(["'self'", hash('a{b:c}')]);
});

test('Nothing is waved through', () => {
  for (const hasLiveMap of [false, true]) {
    expect(secure('', '', hasLiveMap)).not.toContain('unsafe');
  }
});

test("Another host's name stands there only for the live map", () => {
  expect(secure('')).not.toContain('https://');
  expect(sources(secure('', '', true), 'connect-src')).toContain('https://api.mapbox.com');
});

test('The policy comes before everything that it is about', () => {
  expect(secure('<script>one()</script>')).toMatch(
    /^<html><head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy"/,
  );
});

test('Only what browsers fetch early comes before it, as they would not look for that behind it', () => {
  const viewport = '<meta name="viewport" content="width=device-width"/>';
  const links = '<link rel="preload" href="/a.woff2"/><link rel="preload" as="image"/>';
  const html = secure(`<title>T</title>${viewport}<style>a{b:c}</style>${links}`);
  expect(html).toMatch(
    `<head><meta charset="utf-8"/>${viewport}${links}<meta http-equiv="Content-Security-Policy"`,
  );
  expect(html).toContain('/><title>T</title><style>a{b:c}</style></head>');
  expect(secured(html, 'about/index.html', false)).toBe(html);
});

test("A picture's file may have any name", () => {
  const link = '<link rel="preload" as="image" imagesrcset="/a$&amp;b$$.avif 1w"/>';
  expect(secure(link)).toContain(`<meta charset="utf-8"/>${link}<meta`);
});

test('Letters are told how to be read before all, as browsers look for that in the first bytes only', () => {
  expect(secure('<meta charSet="utf-8"/><title>Γαλήνη</title>')).toMatch(
    /^<html><head><meta charset="utf-8"\/>(?!.*charset)/i,
  );
});

test('What a page tells other sites of itself is said in it too, for hosts that send no headers', () => {
  expect(secure('')).toContain(`<meta name="referrer" content="${security['Referrer-Policy']}"/>`);
});

test("Gatsby's own style attributes go, and anyone else's stops the build", () => {
  const gatsbys =
    '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"></div><div id="gatsby-announcer" style="position:absolute;top:0"></div>';
  expect(secure('', gatsbys)).toContain(
    '<div tabindex="-1" id="gatsby-focus-wrapper"></div><div id="gatsby-announcer"></div>',
  );
  expect(() => secure('', '<p style="color:red">')).toThrow(
    'about/index.html: the policy refuses style attributes. Use a class: <p style="color:red">',
  );
});

test('A page that is kept from an earlier build has one policy, the new one', () => {
  const earlier = secure('<script>one()</script>', '', true);
  expect(secured(earlier, 'about/index.html', false)).toBe(secure('<script>one()</script>'));
});

test("Every page of a site gets its policy, but for the editor's", () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  const files = ['about/index.html', 'el/404.html', 'admin/index.html'];
  for (const file of files) {
    mkdirSync(join(site, file, '..'), { recursive: true });
    writeFileSync(join(site, file), page(''));
  }
  mkdirSync(join(site, 'page-data/404.html'), { recursive: true });
  securePages(site, false);
  const has = files.map((file) => readFileSync(join(site, file), 'utf8').includes('Policy'));
  expect(has).toEqual([true, true, false]);
});
