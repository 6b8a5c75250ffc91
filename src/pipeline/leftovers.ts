/**
 * Removes what earlier builds have left in the site's folder, so that nothing stays published that was removed from the
 * content. Gatsby reuses its pages and pictures and never deletes a picture.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../files/files';

/** Gatsby's scripts and styles, at the top; webpack removes the old ones. */
export const HASHED = /^[^/]+[-.][\da-f]{20}\.(js|css)(\.map|\.LICENSE\.txt)?$/;

const isReused = (file: string) =>
  /^(page-data|static|_gatsby)\/|\.html$/.test(file) || HASHED.test(file);

/** Pictures that no page shows. Gatsby makes a picture once, also if it is shown again after it was removed. */
const unusedPicturesOf = (output: string) => join(dirname(output), '.cache/unused-pictures');

/**
 * Before a build, removes everything that Gatsby does not reuse, which without its cache is all, and brings back what it
 * may take for made.
 */
export function clearSite(output: string): void {
  const hasCache = existsSync('.cache/caches-lmdb');
  for (const file of filesOf(output)) if (!hasCache || !isReused(file)) remove(output, file);
  const unused = unusedPicturesOf(output);
  if (hasCache && existsSync(unused)) cpSync(unused, output, { recursive: true });
}

/**
 * After a build, removes pages that are not among `paths`, such as `/about/`, and files that nothing refers to. Returns the
 * folders of pictures that pages refer to and that Gatsby has not made: it ends without a failure.
 */
export function removeUnused(output: string, paths: string[]): string[] {
  const pages = new Set(
    paths.flatMap((path) => {
      const inPageData = `page-data/${path.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`;
      return [path.replace(/\/$/, '/index.html').slice(1), inPageData];
    }),
  );
  const isPage = (file: string) => /^page-data\/.*page-data\.json$|\.html$/.test(file);
  const isOther = (file: string) =>
    /^(admin|_gatsby)\//.test(file) || existsSync(join('static', file));
  for (const file of filesOf(output))
    if (isPage(file) && !pages.has(file) && !isOther(file)) remove(output, file);

  const files = filesOf(output);
  const text = files
    .filter((file) => /^page-data\/|\.html$/.test(file) || HASHED.test(file))
    .map((file) => readFileSync(join(output, file), 'utf8'))
    .join('\n');
  // A picture's address may have escaped letters in its last part.
  const folders = new Set(text.match(/static\/[\da-f]+\/[\da-f]+\//g));
  const missing = new Set(folders);
  for (const file of files) {
    const [folder] = /^static\/[\da-f]+\/[\da-f]+\//.exec(file) ?? [];
    const isUsed = folder ? folders.has(folder) : text.includes(file);
    if (folder) missing.delete(folder);
    if (!file.startsWith('static/') || isUsed || isOther(file)) continue;
    if (folder) cpSync(join(output, file), join(unusedPicturesOf(output), file));
    remove(output, file);
  }
  return [...missing];
}

const filesOf = (output: string) => listFiles(output, '.').map((file) => file.slice('./'.length));

function remove(output: string, file: string): void {
  rmSync(join(output, file));
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    if (readdirSync(join(output, folder)).length) return;
    rmdirSync(join(output, folder));
  }
}
