/**
 * Runs on Cloudflare Pages for `/`, and for signing in to the editor. Pages applies neither `_headers` nor `_redirects`
 * to its responses.
 */
import { type RootRedirects, resolveRoot } from '../resolveRoot';
import { finishSignIn, type SignInSecrets, startSignIn } from './signIn';

declare const FRONT: RootRedirects;
declare const HEADERS: Record<string, string>;

export function handler(request: Request, secrets: SignInSecrets): Response | Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (pathname === '/auth') return startSignIn(request, secrets);
  if (pathname === '/callback') return finishSignIn(request, secrets);
  const headers = new Headers(HEADERS);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    headers.set('Allow', 'GET, HEAD');
    return new Response(null, { status: 405, headers });
  }
  const page = resolveRoot(FRONT, request.headers.get('Accept-Language') ?? '');
  headers.set('Location', page + search);
  headers.set('Vary', 'Accept-Language');
  return new Response(null, { status: 302, headers });
}
