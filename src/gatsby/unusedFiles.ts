/**
 * A finished site contains only files that its pages refer to. Gatsby keeps the output of earlier builds, such as a
 * withdrawn picture, and expects it in the next build. So unused files move to Gatsby's cache after a build, and back
 * before the next one.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { readClientFiles } from './clientEntry';

const aside = (root: string) => join(root, '.cache/unused-files');

/** Files for Gatsby's runtime and development server, and files that describe the build. */
const GATSBY_FILES =
  /^\/(_gatsby|page-data|~partytown)\/|^\/(webpack\.stats|chunk-map)\.json$|\.map$|\.LICENSE\.txt$|\/404\/index\.html$/;

/** Folders of files that pages refer to. */
const NAMED_FILES = /^\/(static|cards|map)\//;

export function setUnusedFilesAside(root: string, site: string): void {
  const files = listSite(site);
  const client = new Set(readClientFiles(root).files);
  const text = files
    .filter((file) => !GATSBY_FILES.test(file))
    .filter((file) => /\.(html|webmanifest|xml)$/.test(file) || client.has(file))
    .map((file) => readFileSync(join(site, file), 'utf8'))
    .join('\n');
  for (const file of files) {
    const isNamed = client.has(file) || text.includes(encodeURI(file)) || text.includes(file);
    if (!GATSBY_FILES.test(file) && (!NAMED_FILES.test(file) || isNamed)) continue;
    mkdirSync(dirname(join(aside(root), file)), { recursive: true });
    renameSync(join(site, file), join(aside(root), file));
  }
  removeEmptyFolders(site);
}

export function putUnusedFilesBack(root: string, site: string): void {
  if (!existsSync(aside(root)) || !existsSync(site)) return;
  cpSync(aside(root), site, { recursive: true });
  rmSync(aside(root), { recursive: true });
}

/** Paths in the site, without the editor's files. */
function listSite(site: string): string[] {
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length).replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('/admin/'));
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) continue;
    removeEmptyFolders(path);
    if (readdirSync(path).length === 0) rmSync(path, { recursive: true });
  }
}
