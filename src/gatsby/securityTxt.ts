/** `/.well-known/security.txt` (RFC 9116): where to report vulnerabilities. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCompany } from '../content/files/read';

/** `year` is the build's year; the file expires at the end of the next one. */
export function writeSecurityTxt(root: string, site: string, year: string): void {
  const { email, url } = readCompany(root);
  const folder = join(site, '.well-known');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'security.txt'),
    `Contact: mailto:${email}
Expires: ${Number(year) + 1}-12-31T23:59:59Z
Canonical: ${url}/.well-known/security.txt
`,
  );
}
