/** Runs in nginx (njs) for `/`. */
import { type Front, frontPage } from '../frontPage';

declare const FRONT: Front;

/** What is used of njs's request. */
interface NginxRequest {
  headersIn: Record<string, string | undefined>;
  variables: Record<string, string | undefined>;
  return: (status: number, location: string) => void;
}

export function lead(request: NginxRequest): void {
  const page = frontPage(FRONT, request.headersIn['Accept-Language'] ?? '');
  const query = request.variables.args;
  request.return(302, query ? `${page}?${query}` : page);
}
