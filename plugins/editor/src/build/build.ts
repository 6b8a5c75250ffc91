/**
 * Builds the editor into `public/admin/` with esbuild: Gatsby's webpack would take a minute longer and leak parts of
 * the CMS into the pages' bundles.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { GitBackend } from '@sveltia/cms';
import { type BuildOptions, build, type OnLoadResult, type Plugin } from 'esbuild';
import type { CreateDevServerArgs } from 'gatsby';
import sirv from 'sirv';
import type { EditorOptions } from '../..';
import type { Settings } from '../site';
import { completeTexts, correctCms } from './corrections';
import { LOCAL_SERVER, localFiles } from './localFiles';
import { picturesOf, rootOf } from './options';
import { editorPolicy } from './policy';

/** Relative to the project's folder, as Gatsby compiles this file to another one. */
const source = 'plugins/editor/src';

/** `output` is the built site's folder; `prefix` is the path of the site's address. */
export async function buildEditor(
  output: string,
  options: EditorOptions,
  prefix = pathOf(options),
): Promise<void> {
  const folder = join(output, 'admin');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const policy = editorPolicy(options.backend as GitBackend | undefined);
  // The id is in the document, so that the names of scripts don't depend on the folder.
  const id = createHash('sha256').update(rootOf(options)).digest('hex').slice(0, 12);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="site" content="${id}">`;
  const documents = { 'index.html': 'admin.html', 'page.html': 'preview/page.html' };
  for (const [name, document] of Object.entries(documents)) {
    const html = readFileSync(join(source, document), 'utf8');
    const hasIcon = name === 'index.html' && options.logo;
    const icon = hasIcon ? `\n    <link rel="icon" href="..${options.logo}">` : '';
    writeFileSync(join(folder, name), html.replace('<head>', `<head>\n    ${meta}${icon}`));
  }
  // The CMS's workers and decoders load each other by these names.
  const assets = 'node_modules/@sveltia/cms/npm/assets';
  if (existsSync(assets)) cpSync(assets, join(folder, 'assets'), { recursive: true });
  await build(buildOptions(folder, options, prefix));
}

/** Without the slash at its end. */
const pathOf = ({ siteUrl }: EditorOptions) => new URL(siteUrl).pathname.replace(/\/$/, '');

/** Serves the editor in development. Doesn't wait: Gatsby misses its first bundle if that is ready before its server. */
export function serveEditor(
  output: string,
  options: EditorOptions,
  app: CreateDevServerArgs['app'],
): void {
  const files = sirv(join(output, 'admin'), { dev: true });
  // In development, the addresses of all pages lack the path of the site.
  const ready = buildEditor(output, options, '');
  const path = pathOf(options);
  if (path)
    app.use(path, ({ url = '' }: IncomingMessage, response: ServerResponse) => {
      response.writeHead(302, { Location: url.replace(/^\/{2,}/, '/') }).end();
    });
  ready.catch((error: Error) => console.error(error.message));
  app.use('/admin/files', localFiles(options));
  app.use('/admin', (...[request, response, next]: Parameters<typeof files>) => {
    response.setHeader(LOCAL_SERVER, 'develop');
    ready.then(() => files(request, response, next), next);
  });
}

function buildOptions(outdir: string, options: EditorOptions, prefix: string): BuildOptions {
  // The editor knows the others.
  const { site, page, root, files, styles = {}, esbuild = {}, ...others } = options;
  const settings = { ...others, pictures: picturesOf(options) };
  return {
    entryPoints: {
      admin: join(source, 'admin.ts'),
      // Loaded by the first. Not a chunk, as the CMS looks for its assets beside it.
      editor: join(source, 'editor.ts'),
      page: join(source, 'preview/page.tsx'),
      pane: join(source, 'preview/pane.css'),
      ...Object.fromEntries(Object.keys(styles).map((name) => [name, `style:${name}`])),
    },
    outdir,
    // Otherwise esbuild also reads the configurations of the folders around the project.
    tsconfigRaw: '{}',
    bundle: true,
    minify: true,
    format: 'esm',
    splitting: true,
    target: 'es2022',
    jsx: 'automatic',
    chunkNames: 'chunks/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    loader: { '.js': 'jsx', '.woff2': 'file', '.ttf': 'file', '.wasm': 'file', '.png': 'file' },
    legalComments: 'linked',
    logLevel: 'error',
    external: esbuild.external,
    alias: {
      ...esbuild.alias,
      'edited-site': resolve(site),
      'edited-site/page': resolve(page),
    },
    define: {
      __PATH_PREFIX__: JSON.stringify(prefix),
      EDITOR_SETTINGS: JSON.stringify(settings satisfies Omit<Settings, 'id' | 'backend'>),
      'process.env.NODE_ENV': '"production"',
      ...esbuild.define,
    },
    plugins: [
      ...Object.entries(styles).map(([name, contents]) =>
        virtual(new RegExp(`^style:${name}$`), () => ({ contents, loader: 'css' })),
      ),
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
    bundler.onLoad({ filter: /@sveltia\/cms\/locales\/[\w-]+\.json$/ }, ({ path }) => ({
      contents: JSON.stringify(completeTexts(path)),
      loader: 'json',
    }));
  },
};
