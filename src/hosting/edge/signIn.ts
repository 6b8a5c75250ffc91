/**
 * Signs editors in with GitHub, on Cloudflare Pages. GitHub wants the secret of a registered application, which a page
 * can't keep; here it is a secret of the project.
 */

export interface SignInSecrets {
  GITHUB_CLIENT_ID?: string;
  GITHUB_CLIENT_SECRET?: string;
}

/** Of the script below, for the page's policy. */
declare const SIGN_IN_SCRIPT: { text: string; hash: string };

const COOKIE = '__Host-signInState';

/** `/auth`, which the editor opens in a window: leads to GitHub. */
export function startSignIn(request: Request, { GITHUB_CLIENT_ID = '' }: SignInSecrets): Response {
  if (!GITHUB_CLIENT_ID) return plain(404, 'Signing in with GitHub is not set up for this site.');
  const state = crypto.randomUUID();
  const address = new URL('https://github.com/login/oauth/authorize');
  address.searchParams.set('client_id', GITHUB_CLIENT_ID);
  address.searchParams.set('redirect_uri', `${new URL(request.url).origin}/callback`);
  address.searchParams.set('scope', 'repo user');
  address.searchParams.set('state', state);
  return new Response(null, {
    status: 302,
    headers: {
      Location: address.href,
      'Cache-Control': 'no-store',
      // Lax, as GitHub leads back here.
      'Set-Cookie': `${COOKIE}=${state}; Path=/; Max-Age=600; HttpOnly; Secure; SameSite=Lax`,
    },
  });
}

/** `/callback`, where GitHub leads back to: gives the editor's window a token. */
export async function finishSignIn(request: Request, secrets: SignInSecrets): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const state = searchParams.get('state');
  const cookies = (request.headers.get('Cookie') ?? '').split(/;\s*/);
  if (!state || !cookies.includes(`${COOKIE}=${state}`))
    return plain(403, 'This sign-in was not started here, or too long ago. Please try again.');
  const answer = await fetch('https://github.com/login/oauth/access_token', {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      client_id: secrets.GITHUB_CLIENT_ID,
      client_secret: secrets.GITHUB_CLIENT_SECRET,
      code: searchParams.get('code'),
    }),
  });
  const { access_token: token }: { access_token?: string } = await answer.json().catch(() => ({}));
  return token
    ? message('success', { provider: 'github', token })
    : message('error', { provider: 'github', error: 'GitHub refused the sign-in.' });
}

/** In the form that Netlify CMS introduced, for a window of this site only. */
function message(result: 'success' | 'error', content: object): Response {
  const text = `authorization:github:${result}:${JSON.stringify(content)}`;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const html = `<!doctype html><title>Signing in …</title><body data-message="${escaped}"><script>${SIGN_IN_SCRIPT.text}</script>`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; script-src ${SIGN_IN_SCRIPT.hash}; frame-ancestors 'none'`,
      // Otherwise the window would lose the editor's.
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Set-Cookie': `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`,
    },
  });
}

const plain = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
