/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pagePaths } from '../../../src/pipeline/data/pages';

test('A page that is added wants to be found, in a folder as well', () => {
  const project = mkdtempSync(join(tmpdir(), 'pages-'));
  const files = ['404', 'index', 'about', 'contact', 'services/index', 'services/pilotage'];
  for (const file of files) {
    const path = join(project, `src/pages/${file}.tsx`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
  }
  // What is no page for Gatsby either.
  for (const name of [
    '.DS_Store',
    '._about.tsx',
    'Icon\r',
    'about.tsx~',
    '_part.tsx',
    'a.d.ts',
    'a.css',
  ])
    writeFileSync(join(project, 'src/pages', name), '');
  expect(pagePaths(project)).toEqual(['/about/', '/contact/', '/services/', '/services/pilotage/']);
});
