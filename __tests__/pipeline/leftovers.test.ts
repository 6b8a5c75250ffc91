/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeUnused } from '../../src/pipeline/leftovers';
import { filesIn, writeText } from '../model/project';

test('Pictures that a page lacks are named, and those that no page shows are removed', () => {
  const project = mkdtempSync(join(tmpdir(), 'site-'));
  const output = join(project, 'public');
  const page = '<source srcSet="/static/1a/a1/x.avif 1x"/><img src="/static/1a/b2/x.jpg"/>';
  writeText(output, 'about/index.html', page);
  writeText(output, 'static/1a/b2/x.jpg', 'a picture');
  writeText(output, 'static/1a/c3/x.jpg', 'another size');
  expect(removeUnused(output, ['/about/'])).toEqual(['static/1a/a1/']);
  expect([...filesIn(output).keys()].sort()).toEqual([
    './about/index.html',
    './static/1a/b2/x.jpg',
  ]);
  rmSync(project, { recursive: true });
});
