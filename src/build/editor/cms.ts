/**
 * Builds the editor into `public/admin/` with esbuild: Gatsby's webpack would take a minute longer and leak parts of
 * the CMS into the pages' bundles.
 */
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BuildOptions, build, context, type OnLoadResult, type Plugin } from 'esbuild';
import type { CreateDevServerArgs } from 'gatsby';
import sirv from 'sirv';
import type { CmsSettings } from '../../cms/settings';
import { basePath } from '../../model/company';
import { contentRoot } from '../../model/files/contentRoot';
import { readCompany, readContent } from '../../model/files/read';
import { languageEntries } from '../../model/pageData';
import { pageFiles } from '../data/pages';
import { wholeFontRules } from '../fonts/fonts';
import { secureEditor } from '../hosts/editorPolicy';
import { chosenLook, lookFile, readLook } from '../look';
import { cmsBackend, type Environment } from './cmsBackend';
import { correctCms } from './corrections';

interface Place {
  /** The project's folder. */
  root: string;
  /** The built site's folder. */
  site: string;
  /** The build's environment variables, with the CMS settings. */
  environment: Environment;
}

/** Resolves with the bundled files, as absolute paths. */
export async function buildCms(place: Place): Promise<string[]> {
  prepare(place);
  const { metafile } = await build({ ...options(place), minify: true, metafile: true });
  secure(place);
  return Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.keys(inputs))
    .map((file) => resolve(place.root, file));
}

/**
 * In development: builds, and rebuilds whenever a file changes. Returns immediately: Gatsby misses its first bundle if
 * that is ready before its server.
 */
export function serveCms(place: Place, app: CreateDevServerArgs['app']): void {
  const files = sirv(join(place.site, 'admin'), { dev: true });
  const ready = watchCms(place);
  ready.catch((error: Error) => console.error(error.message));
  app.use('/admin', (...[request, response, next]: Parameters<typeof files>) => {
    ready.then(() => files(request, response, next), next);
  });
}

async function watchCms(place: Place): Promise<void> {
  prepare(place);
  const watching = await context({ ...options(place), logLevel: 'warning' });
  await watching.rebuild();
  secure(place);
  await watching.watch();
}

function prepare({ root, site }: Place): void {
  const folder = join(site, 'admin');
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'src/cms/admin.html'), join(folder, 'index.html'));
  cpSync(join(root, 'src/cms/preview/page.html'), join(folder, 'page.html'));
  // The CMS's workers and decoders load each other by these names.
  const assets = join(root, 'node_modules/@sveltia/cms/npm/assets');
  if (existsSync(assets))
    cpSync(assets, join(folder, 'assets'), {
      recursive: true,
      filter: (source) => !source.endsWith('.map'),
    });
}

const secure = ({ site, environment }: Place) =>
  secureEditor(join(site, 'admin'), cmsBackend(environment).backend);

function options({ root, site, environment }: Place): BuildOptions {
  const pages = pageFiles(root).filter((file) => file !== '/index.tsx');
  return {
    absWorkingDir: root,
    entryPoints: {
      admin: 'src/cms/admin.ts',
      page: 'src/cms/preview/page.tsx',
      pane: 'src/cms/preview/pane.css',
      // For the pages in development.
      fonts: 'virtual:fonts.css',
    },
    outdir: join(site, 'admin'),
    bundle: true,
    format: 'esm',
    splitting: true,
    target: 'es2022',
    jsx: 'automatic',
    chunkNames: 'chunks/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    loader: { '.woff2': 'file', '.ttf': 'file', '.wasm': 'file', '.png': 'file' },
    legalComments: 'linked',
    logLevel: 'error',
    alias: { 'look.css': `./${lookFile(chosenLook())}` },
    // The preview shows the map's picture, so that editing contacts no other host.
    external: ['mapbox-gl/*'],
    define: {
      __PATH_PREFIX__: JSON.stringify(basePath(readCompany(contentRoot()).url)),
      CMS_SETTINGS: JSON.stringify(settings(environment)),
      'process.env.NODE_ENV': '"production"',
      'process.env.GATSBY_MAPBOX_TOKEN': '""',
    },
    plugins: [
      // Whole fonts, as an editor may type any character.
      virtual(/^virtual:fonts\.css$/, root, () => ({ contents: wholeFontRules(), loader: 'css' })),
      virtual(/^virtual:pages$/, join(root, 'src/pages'), () => ({ contents: exportPages(pages) })),
      // The preview's data come from the draft.
      virtual(/^gatsby$/, root, () => ({ contents: 'export const graphql = () => undefined;' })),
      // 13 MB of grammars for the CMS's code fields, which we don't use.
      virtual(/^@shikijs\/langs\//, root, () => ({ contents: 'export default []' })),
      correctedCms,
    ],
  };
}

/** One module in place of all that match `filter`. */
const virtual = (filter: RegExp, folder: string, load: () => OnLoadResult): Plugin => ({
  name: filter.source,
  setup(bundler) {
    const namespace = filter.source;
    bundler.onResolve({ filter }, () => ({ path: 'virtual', namespace }));
    bundler.onLoad({ filter: /./, namespace }, () => ({ resolveDir: folder, ...load() }));
  },
});

/** Every page by the name of its entry, which is a word where the file's begins with a digit. */
function exportPages(files: string[]): string {
  const imports = files.map((file, index) => `import page${index} from '.${file}';`);
  const names = files.map((file, index) => {
    const name = file.slice(1).replace(/\.tsx$/, '');
    const camelCase = name.replace(/[-/](\w)/g, (_, letter) => letter.toUpperCase());
    return `${name === '404' ? 'notFound' : camelCase}: page${index}`;
  });
  return `${imports.join('\n')}\nexport default { ${names.join(', ')} };`;
}

const correctedCms: Plugin = {
  name: 'corrected CMS',
  setup(bundler) {
    bundler.onLoad({ filter: /@sveltia\/cms\/(npm|dist)\/[\w-]+\.m?js$/ }, ({ path }) => ({
      contents: correctCms(readFileSync(path, 'utf8'), console.warn),
    }));
  },
};

function settings(environment: Environment): CmsSettings {
  const content = readContent(contentRoot());
  const { name, url } = content.company;
  const { backend, publishMinutes } = cmsBackend(environment);
  const { ground, collage } = readLook();
  return {
    companyName: name,
    siteUrl: url,
    languages: languageEntries(content),
    drawnMap: content.drawnMap,
    look: { ground, collage },
    backend,
    publishMinutes,
  };
}
