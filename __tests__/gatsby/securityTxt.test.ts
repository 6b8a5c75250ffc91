/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSecurityTxt } from '../../src/gatsby/securityTxt';

test('security.txt names the company’s e-mail address and expires at the end of the next year', () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  writeSecurityTxt('__tests__/sample', site, '2031');
  expect(readFileSync(join(site, '.well-known/security.txt'), 'utf8')).toBe(
    `Contact: mailto:hello@example.com
Expires: 2032-12-31T23:59:59Z
Canonical: https://www.example.com/.well-known/security.txt
`,
  );
  rmSync(site, { recursive: true });
});
