/** @jest-environment node */
import { pagePaths } from '../../../src/pipeline/data/pages';
import { writeIn } from '../../model/project';
import { temporaryFolder } from '../../tools/temporaryFolder';

const project = temporaryFolder();

test('A page that is added wants to be found, in a folder as well', () => {
  const files = ['404', 'index', 'about', 'contact', 'services/index', 'services/pilotage'];
  for (const file of files) writeIn(project, `src/pages/${file}.tsx`, '');
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
    writeIn(project, `src/pages/${name}`, '');
  expect(pagePaths(project)).toEqual(['/about/', '/contact/', '/services/', '/services/pilotage/']);
});
