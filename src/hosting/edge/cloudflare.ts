/** Runs on Cloudflare Pages for `/`. Pages applies neither `_headers` nor `_redirects` to its response. */
import { type RootRedirects, resolveRoot } from '../resolveRoot';

declare const FRONT: RootRedirects;
declare const HEADERS: Record<string, string>;

export function handler(request: Request): Response {
  const headers = new Headers(HEADERS);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    headers.set('Allow', 'GET, HEAD');
    return new Response(null, { status: 405, headers });
  }
  const page = resolveRoot(FRONT, request.headers.get('Accept-Language') ?? '');
  headers.set('Location', page + new URL(request.url).search);
  headers.set('Vary', 'Accept-Language');
  return new Response(null, { status: 302, headers });
}
