/** Publishes a built site to the folder that nginx serves (`nginx -p <folder>`), in one step. */
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { HASHED_SCRIPTS } from '../src/hosting/headers';

interface Options {
  /** The built site. */
  site: string;
  /** The path of the site's address, or ''. */
  base: string;
  now?: Date;
}

/** Milliseconds for which open pages still find the scripts, styles and fonts of the site that they are from. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

/**
 * nginx serves `<folder>/site`, a link to the current release. Files that the new release no longer has are gone at
 * once, except scripts, styles and fonts, which move to `<folder>/replaced` for a day.
 */
export function publishToNginx(folder: string, { site, base, now = new Date() }: Options): void {
  const release = `releases/${now.getTime()}`;
  cpSync(site, join(folder, release, base), { recursive: true });
  const current = join(folder, 'site');
  keepReplaced(current, join(folder, release), { replaced: join(folder, 'replaced'), now });
  // A folder, as it was copied there before there were releases.
  if (existsSync(current) && !lstatSync(current).isSymbolicLink())
    renameSync(current, join(folder, 'releases/first'));
  symlinkSync(release, `${current}.new`);
  renameSync(`${current}.new`, current);
  for (const name of readdirSync(join(folder, 'releases'))) {
    if (`releases/${name}` !== release)
      rmSync(join(folder, 'releases', name), { recursive: true, force: true });
  }
}

interface Kept {
  replaced: string;
  now: Date;
}

function keepReplaced(current: string, next: string, { replaced, now }: Kept): void {
  for (const path of filesIn(replaced)) {
    const file = join(replaced, path);
    if (now.getTime() - statSync(file).mtimeMs > KEPT_FOR) rmSync(file);
  }
  for (const path of filesIn(current)) {
    if (!HASHED_SCRIPTS.test(path) || existsSync(join(next, path))) continue;
    const file = join(replaced, path);
    mkdirSync(dirname(file), { recursive: true });
    cpSync(join(current, path), file);
    utimesSync(file, now, now);
  }
}

/** Paths of all files below a folder. */
const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    : [];
