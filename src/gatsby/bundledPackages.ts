/** The packages whose code, fonts or pictures the site serves. */
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

export interface BundledPackage {
  /** Relative to `node_modules`. */
  folder: string;
  name: string;
  version: string;
  /** From its package.json. */
  licence: string;
  /** The texts of its licence files; without any, its repository. */
  notices: string[];
  /** Packages that were bundled into it before publishing, as `name@version`. */
  contains: string[];
}

/** Runtime code that the bundlers add. */
const bundlers = ['webpack', 'mini-css-extract-plugin', 'esbuild'];

/** By name; the files are absolute paths. */
export function bundledPackages(root: string, files: string[]): BundledPackage[] {
  const modules = realpathSync(join(root, 'node_modules'));
  const filesOf = new Map(bundlers.map((name) => [name, new Set<string>()]));
  for (const file of files) {
    const folder = packageFolder(file, root, modules);
    if (!folder) continue;
    filesOf.set(folder, (filesOf.get(folder) ?? new Set()).add(file));
  }
  return [...filesOf]
    .map(([folder, its]) => read(modules, folder, [...its]))
    .sort((one, other) => (packageId(one) < packageId(other) ? -1 : 1));
}

export const packageId = ({ name, version }: Pick<BundledPackage, 'name' | 'version'>): string =>
  `${name}@${version}`;

/** Undefined for the project's own files. */
function packageFolder(file: string, root: string, modules: string): string | undefined {
  // Gatsby copies parts of its runtime there.
  if (file.startsWith(resolve(root, '.cache') + sep)) return 'gatsby';
  const path = file.startsWith(modules + sep) ? file.slice(modules.length) : '';
  return /^((.*\/node_modules)?\/(@[^/]+\/)?[^/]+)\//
    .exec(path.replaceAll(sep, '/'))?.[1]
    ?.slice(1);
}

function read(modules: string, folder: string, files: string[]): BundledPackage {
  const place = join(modules, folder);
  const about = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
  const { name, version, license, repository } = about;
  const texts = readdirSync(place)
    .filter((file) => /^(licen[cs]e|copying|notice)\b/i.test(file))
    .map((file) => readFileSync(join(place, file), 'utf8').trim());
  return {
    folder,
    name,
    version,
    licence: String(license?.type ?? license),
    notices: texts.length ? texts : [`Its source: ${repository?.url ?? repository}`],
    contains: [...new Set(files.flatMap(packagesWithin))].sort(),
  };
}

/** A bundled file may itself be a bundle, as its source map reveals. */
function packagesWithin(file: string): string[] {
  if (!existsSync(`${file}.map`)) return [];
  const { sources } = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { sources: string[] };
  return sources.flatMap((source) => {
    const [, name, version] = /\/\.pnpm\/((?:@|\w)[^@/]*)@(\d[^_/(]*)/.exec(source) ?? [];
    return name && version ? `${name.replace('+', '/')}@${version}` : [];
  });
}
