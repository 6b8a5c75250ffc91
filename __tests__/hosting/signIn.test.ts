/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { contentRoot } from '../../src/content/files/contentRoot';
import { writeCloudflareFiles } from '../../src/hosting/cloudflare';
import { hashSources } from '../../src/hosting/policy';

type Worker = { fetch: (request: Request, secrets: object) => Promise<Response> };

const secrets = { GITHUB_CLIENT_ID: 'the-id', GITHUB_CLIENT_SECRET: 'the-secret' };
const site = mkdtempSync(join(tmpdir(), 'site-'));
writeCloudflareFiles(contentRoot(), site);
const code = readFileSync(join(site, '_worker.js'), 'utf8');
const worker: Worker = runInNewContext(
  `(() => { ${code.replace('export default', 'return')} })()`,
  { Headers, Response, URL, crypto, fetch: (...args: Parameters<typeof fetch>) => fetch(...args) },
);

afterAll(() => rmSync(site, { recursive: true }));
afterEach(() => jest.restoreAllMocks());

const ask = (path: string, headers: HeadersInit = {}, given: object = secrets) =>
  worker.fetch(new Request(`https://www.example.com${path}`, { headers }), given);

/** What GitHub's token endpoint was asked. */
function answerWith(answer: object): { body: unknown }[] {
  const asked: { body: unknown }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    expect(address).toBe('https://github.com/login/oauth/access_token');
    asked.push({ body: JSON.parse(String(init?.body)) });
    return Response.json(answer);
  });
  return asked;
}

async function start() {
  const response = await ask('/auth?provider=github&site_id=www.example.com');
  const [cookie = ''] = (response.headers.get('Set-Cookie') ?? '').split(';');
  const address = new URL(response.headers.get('Location') ?? '');
  return { response, cookie, address, state: address.searchParams.get('state') };
}

test('Signing in leads to GitHub, with a state that is also in a cookie', async () => {
  const { response, cookie, address, state } = await start();
  expect(response.status).toBe(302);
  expect(address.origin + address.pathname).toBe('https://github.com/login/oauth/authorize');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: 'the-id',
    redirect_uri: 'https://www.example.com/callback',
    scope: 'repo user',
    state,
  });
  expect(cookie).toBe(`__Host-signInState=${state}`);
  expect(response.headers.get('Set-Cookie')).toContain('HttpOnly; Secure; SameSite=Lax');
});

test('Each sign-in has its own state', async () => {
  expect((await start()).state).not.toBe((await start()).state);
});

test('Back from GitHub, the token goes to the editor’s window, and to no other site', async () => {
  const asked = answerWith({ access_token: 'gho_"<token>' });
  const { cookie, state } = await start();
  const response = await ask(`/callback?code=abc&state=${state}`, { Cookie: cookie });
  expect(asked).toEqual([
    { body: { client_id: 'the-id', client_secret: 'the-secret', code: 'abc' } },
  ]);
  const html = await response.text();
  const [, message = ''] = /data-message="([^"]*)"/.exec(html) ?? [];
  expect(message.replaceAll('&quot;', '"').replaceAll('&lt;', '<')).toBe(
    'authorization:github:success:{"provider":"github","token":"gho_\\"<token>"}',
  );
  const [, script = ''] = /<script>(.*)<\/script>$/.exec(html) ?? [];
  expect(script).toContain("opener?.postMessage('authorizing:github',location.origin)");
  expect(script).toContain('origin===location.origin');
  expect(response.headers.get('Content-Security-Policy')).toContain(
    `script-src ${hashSources([script])}`,
  );
  expect(response.headers.get('Cross-Origin-Opener-Policy')).toBe('unsafe-none');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test.each([
  ['without the cookie', (state: string | null) => ({ state, cookie: '' })],
  ['with another state', () => ({ state: 'other', cookie: undefined })],
  ['without a state', () => ({ state: '', cookie: '__Host-signInState=' })],
])('A sign-in %s is refused, and GitHub is not asked', async (_, change) => {
  const asked = answerWith({ access_token: 'token' });
  const started = await start();
  const { state, cookie = started.cookie } = change(started.state);
  const response = await ask(`/callback?code=abc&state=${state}`, { Cookie: cookie });
  expect(response.status).toBe(403);
  expect(asked).toEqual([]);
});

test('The editor is told if GitHub refuses', async () => {
  answerWith({ error: 'bad_verification_code' });
  const { cookie, state } = await start();
  const html = await (await ask(`/callback?code=abc&state=${state}`, { Cookie: cookie })).text();
  expect(html).toContain('authorization:github:error:');
  expect(html).toContain('GitHub refused the sign-in.');
});

test('Without its settings, there is no sign-in', async () => {
  expect((await ask('/auth', {}, {})).status).toBe(404);
});
