/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editorPolicy, secureEditor } from '../../../src/build/hosts/editorPolicy';
import { pagePolicy } from '../../../src/build/hosts/policy';

/** A page without scripts and styles of its own. */
const inline = { scripts: [], styles: [] };

const directives = (policy: string) => policy.split('; ');

test('A page without a live map loads only files of its own site', () => {
  expect(directives(pagePolicy(inline, false))).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'none'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ]);
});

test('A page with a live map may also reach Mapbox, and start its worker', () => {
  expect(directives(pagePolicy(inline, true))).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob: https://api.mapbox.com https://events.mapbox.com",
    "font-src 'self'",
    "connect-src 'self' https://api.mapbox.com https://events.mapbox.com",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ]);
});

test('The editor loads only files of its own site', () => {
  expect(directives(editorPolicy(undefined))).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self' blob: data:",
    "worker-src 'self'",
    "frame-src 'self' blob:",
    "base-uri 'self'",
    "form-action 'none'",
  ]);
});

const repository = { repo: 'example/website', branch: 'main' };

test.each([
  [{ name: 'github' }, ['https://avatars.githubusercontent.com']],
  [{ name: 'gitlab' }, ['https://gitlab.com', 'https://secure.gravatar.com']],
  [{ name: 'gitea' }, ['https://gitea.com']],
  [{ name: 'gitea', base_url: 'https://git.example.com' }, ['https://git.example.com']],
] as const)('The editor shows who signed in with %o', (backend, hosts) => {
  const policy = editorPolicy({ ...repository, ...backend });
  expect(directives(policy)).toContain(`img-src 'self' blob: data: ${hosts.join(' ')}`);
});

test.each([
  [{ name: 'github' }, ['https://api.github.com', 'https://www.githubstatus.com']],
  [
    { name: 'github', base_url: 'https://auth.example.com' },
    ['https://api.github.com', 'https://www.githubstatus.com'],
  ],
  [
    { name: 'github', api_root: 'https://git.example.com/api/v3' },
    ['https://git.example.com', 'https://www.githubstatus.com'],
  ],
  [{ name: 'gitlab' }, ['https://gitlab.com', 'https://status-api.hostedstatus.com']],
  [{ name: 'gitea', base_url: 'https://git.example.com' }, ['https://git.example.com']],
] as const)(
  'The editor reaches only the repository with %o and its status page',
  (backend, hosts) => {
    const policy = editorPolicy({ ...repository, ...backend });
    expect(directives(policy)).toContain(`connect-src 'self' blob: data: ${hosts.join(' ')}`);
  },
);

describe('The built editor', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'admin-'));
    for (const page of ['index.html', 'page.html'])
      writeFileSync(join(folder, page), '<html><head><title>Galini</title></head></html>');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('has the policy of the editor first in the head of its page', () => {
    secureEditor(folder, undefined);
    const policy = editorPolicy(undefined);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(
      `<html><head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}"><title>Galini</title></head></html>`,
    );
  });

  test('lets its preview load files of the site and show new pictures, nothing else', () => {
    secureEditor(folder, undefined);
    const page = readFileSync(join(folder, 'page.html'), 'utf8');
    const [, policy = ''] = /Policy" content="([^"]*)"/.exec(page) ?? [];
    expect(directives(policy)).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' blob: data:",
      "font-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
    ]);
  });
});
