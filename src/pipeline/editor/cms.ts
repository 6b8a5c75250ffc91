/**
 * Builds the editor into `public/admin/` with esbuild: Gatsby's webpack would take a minute longer and leak parts of
 * the CMS into the pages' bundles.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type BuildOptions, build, type OnLoadResult, type Plugin } from 'esbuild';
import type { CreateDevServerArgs } from 'gatsby';
import sirv from 'sirv';
import type { CmsSettings } from '../../cms/settings';
import type { LoadedContent } from '../../files/read';
import { designCss } from '../../looks/design';
import { designs } from '../../looks/designs';
import { basePath } from '../../model/company';
import { looks } from '../../model/model';
import { textFor } from '../../model/texts';
import { wholeFontRules } from '../fonts/fonts';
import { LOCAL_SERVER, localFiles } from '../localFiles';
import { cmsBackend } from './cmsBackend';
import { completeTexts, correctCms } from './corrections';
import { editorPolicy } from './policy';

/**
 * `site` is the built site's folder; `environment` has the settings of the CMS; `prefix` is the path of the site's address.
 */
export async function buildCms(
  site: string,
  content: LoadedContent,
  environment: NodeJS.ProcessEnv,
  prefix = basePath(content.company.url),
): Promise<void> {
  const folder = join(site, 'admin');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const policy = editorPolicy(cmsBackend(environment).backend);
  // The id is in the document, so that the names of scripts don't depend on the folder.
  const id = createHash('sha256').update(content.root).digest('hex').slice(0, 12);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="site" content="${id}">`;
  const documents = { 'index.html': 'admin.html', 'page.html': 'preview/page.html' };
  for (const [name, source] of Object.entries(documents)) {
    const html = readFileSync(join('src/cms', source), 'utf8');
    writeFileSync(join(folder, name), html.replace('<head>', `<head>\n    ${meta}`));
  }
  // The CMS's workers and decoders load each other by these names.
  const assets = 'node_modules/@sveltia/cms/npm/assets';
  if (existsSync(assets)) cpSync(assets, join(folder, 'assets'), { recursive: true });
  await build(options(folder, content, environment, prefix));
}

/** Serves the editor in development. Doesn't wait: Gatsby misses its first bundle if that is ready before its server. */
export function serveCms(
  site: string,
  content: LoadedContent,
  app: CreateDevServerArgs['app'],
): void {
  const files = sirv(join(site, 'admin'), { dev: true });
  // In development, the addresses of all pages lack the path of the site.
  const ready = buildCms(site, content, process.env, '');
  const path = basePath(content.company.url);
  if (path)
    app.use(path, ({ url = '' }: IncomingMessage, response: ServerResponse) => {
      response.writeHead(302, { Location: url.replace(/^\/{2,}/, '/') }).end();
    });
  ready.catch((error: Error) => console.error(error.message));
  app.use('/admin/files', localFiles(content.root));
  app.use('/admin', (...[request, response, next]: Parameters<typeof files>) => {
    response.setHeader(LOCAL_SERVER, 'develop');
    ready.then(() => files(request, response, next), next);
  });
}

function options(
  outdir: string,
  content: LoadedContent,
  environment: NodeJS.ProcessEnv,
  prefix: string,
): BuildOptions {
  return {
    entryPoints: {
      admin: 'src/cms/admin.ts',
      // Loaded by the first. Not a chunk, as the CMS looks for its assets beside it.
      editor: 'src/cms/editor.ts',
      page: 'src/cms/preview/page.tsx',
      pane: 'src/cms/preview/pane.css',
      ...Object.fromEntries(looks.map((look) => [`looks/${look}`, `look:${look}`])),
      // Pages in development load these; their own styles have the tokens of a look that is chosen later.
      fonts: `look:${content.look}`,
    },
    outdir,
    tsconfig: 'tsconfig.json',
    bundle: true,
    minify: true,
    format: 'esm',
    splitting: true,
    target: 'es2022',
    jsx: 'automatic',
    chunkNames: 'chunks/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    loader: { '.woff2': 'file', '.ttf': 'file', '.wasm': 'file', '.png': 'file' },
    legalComments: 'linked',
    logLevel: 'error',
    // The preview shows the map's picture, so that editing contacts no other host.
    external: ['mapbox-gl/*'],
    define: {
      __PATH_PREFIX__: JSON.stringify(prefix),
      CMS_SETTINGS: JSON.stringify(settings(content, environment)),
      'process.env.NODE_ENV': '"production"',
      'process.env.GATSBY_MAPBOX_TOKEN': '""',
    },
    plugins: [
      // These have whole fonts, as an editor may type any character.
      ...looks.map((look) =>
        virtual(new RegExp(`^look:${look}$`), () => ({
          contents: designCss(designs[look]) + wholeFontRules(designs[look]),
          loader: 'css',
        })),
      ),
      // The preview loads one of them beside the page's styles.
      virtual(/^look\.css$/, () => ({ contents: '', loader: 'css' })),
      // The preview's data come from the draft.
      virtual(/^gatsby$/, () => ({ contents: 'export const graphql = () => undefined;' })),
      // 13 MB of grammars for the CMS's code fields, which we don't use.
      virtual(/^@shikijs\/langs\//, () => ({ contents: 'export default []' })),
      correctedCms,
    ],
  };
}

/** Replaces all modules that match `filter` with one. */
const virtual = (filter: RegExp, load: () => OnLoadResult): Plugin => ({
  name: filter.source,
  setup(bundler) {
    const namespace = filter.source;
    bundler.onResolve({ filter }, () => ({ path: 'virtual', namespace }));
    bundler.onLoad({ filter: /./, namespace }, () => ({ resolveDir: process.cwd(), ...load() }));
  },
});

const correctedCms: Plugin = {
  name: 'corrected CMS',
  setup(bundler) {
    bundler.onLoad({ filter: /@sveltia\/cms\/(npm|dist)\/[\w-]+\.m?js$/ }, ({ path }) => ({
      contents: correctCms(readFileSync(path, 'utf8'), console.warn),
    }));
    bundler.onLoad({ filter: /@sveltia\/cms\/locales\/(ar|de|el)\.json$/ }, ({ path }) => ({
      contents: JSON.stringify(completeTexts(path)),
      loader: 'json',
    }));
  },
};

function settings(content: LoadedContent, environment: NodeJS.ProcessEnv): Omit<CmsSettings, 'id'> {
  return {
    companyName: textFor(content.company.name, [content.settings.defaultLanguage]),
    siteUrl: content.company.url,
    languages: content.languages,
    drawnMap: content.drawnMap,
    backend: cmsBackend(environment).backend,
  };
}
