/** Runs on Cloudflare Pages for `/`, to which neither `_headers` nor `_redirects` are applied then. */
import { type Front, frontPage } from '../frontPage';

declare const FRONT: Front;
declare const HEADERS: Record<string, string>;

export function answer(request: Request): Response {
  const headers = new Headers(HEADERS);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    headers.set('Allow', 'GET, HEAD');
    return new Response(null, { status: 405, headers });
  }
  const page = frontPage(FRONT, request.headers.get('Accept-Language') ?? '');
  headers.set('Location', page + new URL(request.url).search);
  headers.set('Vary', 'Accept-Language');
  return new Response(null, { status: 302, headers });
}
