/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorPolicy } from '../../../plugins/editor/src/build/policy';
import { sampleSite } from '../../tools/paths';

test.each(['index', 'page'])(
  'admin/%s.html has its policy first in its head, and no search engine lists it',
  (page) => {
    const html = readFileSync(join(sampleSite, `admin/${page}.html`), 'utf8');
    const policy = `<meta http-equiv="Content-Security-Policy" content="${editorPolicy(undefined)}">`;
    expect(html).toMatch(`<head>\n    ${policy}`);
    expect(html).toContain('<meta name="robots" content="noindex">');
  },
);
