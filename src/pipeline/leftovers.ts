/**
 * Removes what earlier builds have left in the site's folder, so that nothing stays published that was removed from the
 * content. Gatsby reuses its pages and pictures and never deletes a picture.
 */
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyFile, listFiles } from '../files/files';

/** Gatsby's scripts and styles, at the top; webpack removes the old ones. */
export const HASHED = /^[^/]+[-.][\da-f]{20}\.(js|css)(\.map|\.LICENSE\.txt)?$/;

const isReused = (file: string) =>
  /^(page-data|static|_gatsby)\/|\.html$/.test(file) || HASHED.test(file);

const cacheOf = (output: string) => join(dirname(output), '.cache');
const hasCache = (output: string) => existsSync(join(cacheOf(output), 'caches-lmdb'));
/** The folder of pictures that no page shows any more. */
const unusedOf = (output: string) => join(cacheOf(output), 'unused-pictures');

/** Before a build, removes everything that Gatsby does not reuse, which without its cache is all. */
export function clearSite(output: string): void {
  for (const file of filesOf(output))
    if (!hasCache(output) || !isReused(file)) remove(output, file);
}

/**
 * Brings back the pictures that were removed: Gatsby doesn't make a picture again, even if its file is gone. Without the
 * site's folder, it empties its cache and makes all.
 */
export function restorePictures(output: string): void {
  const unused = unusedOf(output);
  if (existsSync(output) && hasCache(output))
    for (const file of filesOf(unused)) copyFile(join(unused, file), join(output, file));
  rmSync(unused, { recursive: true, force: true });
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
    if (folder) copyFile(join(output, file), join(unusedOf(output), file));
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
