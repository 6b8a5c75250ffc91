/**
 * Puts each built page's own policy into its head, so that it holds for what follows; and what else of the
 * headers HTML can say, for hosts that send none of ours.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leanPage } from '../build/leanPage';
import { security } from './headers';
import { pagePolicy } from './policy';

export function securePages(site: string, hasLiveMap: boolean): void {
  for (const page of pagesIn(site)) {
    const file = join(site, page);
    writeFileSync(file, secured(leanPage(readFileSync(file, 'utf8')), page, hasLiveMap));
  }
}

/** All but the editor's, which has a policy of its own. */
function pagesIn(site: string): string[] {
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
    .filter((path) => !path.startsWith('admin'));
}

/** Gatsby's own style attributes, which no policy without exceptions lets through; ours are in base.css. */
const gatsbyStyles =
  / style="outline:none"(?= tabindex="-1" id="gatsby-focus-wrapper")|(?<=id="gatsby-announcer") style="[^"]*"/g;

/** Gatsby's charset, which must be among the first 1024 bytes; and ours of an earlier build, whose pages Gatsby may keep. */
const replaced = /<meta (charset|http-equiv="Content-Security-Policy"|name="referrer")[^>]*>/gi;

/**
 * What stands before the policy: links to files that the page will use, where the policy holds for them, and
 * the viewport, by which a picture's width is chosen. Behind it, browsers would not look ahead for them.
 */
const early = /<meta name="viewport"[^>]*>|<link rel="preload"[^>]*>/g;

export function secured(html: string, page: string, hasLiveMap: boolean): string {
  const plain = html.replace(replaced, '').replace(gatsbyStyles, '');
  const [styled] = /<[^>]*\sstyle="[^"]*"[^>]*>/.exec(plain) ?? [];
  if (styled)
    throw new Error(`${page}: the policy refuses style attributes. Use a class: ${styled}`);
  const first = [
    '<meta charset="utf-8"/>',
    ...(plain.match(early) ?? []),
    `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(plain, hasLiveMap)}"/>`,
    `<meta name="referrer" content="${security['Referrer-Policy']}"/>`,
  ];
  return plain.replace(early, '').replace('<head>', (head) => head + first.join(''));
}
