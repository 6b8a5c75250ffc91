import { statSync } from 'node:fs';
import { join } from 'node:path';

/** What every host is asked, and what it answers, however it is asked. */
export interface HostAnswer {
  status: number;
  location?: string;
  /** The path of the file that is served, from the root of the site. */
  file?: string;
  /** Lower-case names. */
  headers: Record<string, string>;
}

export interface Host {
  ask: (path: string, acceptLanguage: string) => Promise<HostAnswer>;
  /** Netlify looks at no other. */
  readsFirstLanguageOnly: boolean;
}

/** The file for an address, as hosts for static sites find it. */
export const fileFor = (path: string): string => (path.endsWith('/') ? `${path}index.html` : path);

export const isFile = (site: string, path: string): boolean =>
  statSync(join(site, path), { throwIfNoEntry: false })?.isFile() ?? false;

export const lowerCase = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
