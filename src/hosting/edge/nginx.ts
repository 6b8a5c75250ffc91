/** Runs in nginx (njs) for `/`. */
import { type RootRedirects, resolveRoot } from '../resolveRoot';

declare const FRONT: RootRedirects;

/** The part of njs's request object that we use. */
interface NginxRequest {
  headersIn: Record<string, string | undefined>;
  variables: Record<string, string | undefined>;
  return: (status: number, location: string) => void;
}

export function handler(request: NginxRequest): void {
  const page = resolveRoot(FRONT, request.headersIn['Accept-Language'] ?? '');
  const query = request.variables.args;
  request.return(302, query ? `${page}?${query}` : page);
}
