/** Runs on CloudFront before its cache: a bucket knows neither languages nor folders. */
import { type Front, frontPage } from '../frontPage';

declare const FRONT: Front;
declare const HEADERS: Record<string, string>;
declare const MOVED: { from: string; to: string; status: number }[];

interface Value {
  value: string;
  multiValue?: { value: string }[];
}

interface CloudFrontRequest {
  method: string;
  uri: string;
  querystring: Record<string, Value>;
  headers: Record<string, Value>;
}

interface CloudFrontResponse {
  statusCode: number;
  headers: Record<string, Value>;
}

export function handler(event: {
  request: CloudFrontRequest;
}): CloudFrontRequest | CloudFrontResponse {
  const request = event.request;
  const uri = request.uri;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return respond(405, { Allow: 'GET, HEAD' });
  }
  const query = written(request.querystring);
  if (uri === '/') {
    const page = frontPage(FRONT, request.headers['accept-language']?.value ?? '');
    return respond(302, { Location: page + query, Vary: 'Accept-Language' });
  }
  const moved = MOVED.find((rule) => rule.from === uri);
  if (moved) return respond(moved.status, { Location: moved.to + query });
  // Two slashes at its beginning would lead to another host.
  if (/\/[^/.]+$/.test(uri)) {
    return respond(301, { Location: `${uri.replace(/^[/\\]+/, '/')}/${query}` });
  }
  if (uri.endsWith('/')) request.uri = `${uri}index.html`;
  return request;
}

function respond(statusCode: number, more: Record<string, string>): CloudFrontResponse {
  const headers: Record<string, Value> = {};
  [HEADERS, more].forEach((some) => {
    Object.keys(some).forEach((name) => {
      headers[name.toLowerCase()] = { value: some[name] ?? '' };
    });
  });
  return { statusCode: statusCode, headers: headers };
}

/** CloudFront has taken it apart, and left it encoded. */
function written(querystring: Record<string, Value>): string {
  const parts = Object.keys(querystring).map((name) => {
    const given = querystring[name];
    const values = given?.multiValue ?? [{ value: given?.value ?? '' }];
    return values.map((one) => `${name}=${one.value}`).join('&');
  });
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
