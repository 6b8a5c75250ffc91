/** esbuild plugins for the CMS's bundle. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { OnLoadResult, Plugin } from 'esbuild';
import { pageOfFile } from '../../cms/preview/pageNames';
import { pageFiles } from '../data/pages';
import { wholeFontRules } from '../fonts/wholeFonts';
import { mergeChanges } from './cmsMerge';
import { correctMessages } from './cmsMessages';
import { patchCms } from './cmsPatches';

export const cmsFolder = 'node_modules/@sveltia/cms/npm';

/** One module in place of all that match `filter`. */
const virtual = (filter: RegExp, load: () => OnLoadResult): Plugin => ({
  name: filter.source,
  setup(bundler) {
    const namespace = filter.source;
    bundler.onResolve({ filter }, () => ({ path: 'virtual', namespace }));
    bundler.onLoad({ filter: /./, namespace }, load);
  },
});

/** Includes whole fonts, as an editor may type any character. */
export const fullFonts = (root: string): Plugin =>
  virtual(/^virtual:fonts\.css$/, () => ({
    contents: wholeFontRules(),
    loader: 'css',
    resolveDir: root,
  }));

/** Every page for the preview, by its name in the content, except the redirect at `/`. */
export function allPages(root: string): Plugin {
  const folder = join(root, 'src/pages');
  return virtual(/^virtual:pages$/, () => ({
    contents: exportPages(pageFiles(root).filter((file) => file !== '/index.tsx')),
    resolveDir: folder,
    watchDirs: [folder],
  }));
}

/** Leaves out 13 MB of grammars for the CMS's code fields, which we don't use. */
export const stubGrammars: Plugin = virtual(/^@shikijs\/langs\//, () => ({
  contents: 'export default []',
}));

function exportPages(files: string[]): string {
  const imports = files.map((file, index) => `import page${index} from '.${file}';`);
  const names = files.map((file, index) => `${pageOfFile(file.slice(1))}: page${index}`);
  return `${imports.join('\n')}\nexport default { ${names.join(', ')} };`;
}

/** The CMS's own code, corrected, merging what two editors change, and with its fonts on our host. */
export const correctCms = (root: string): Plugin => ({
  name: 'corrected CMS',
  setup(bundler) {
    bundler.onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, ({ path }) => ({
      contents: patchCms(mergeChanges(selfHostFonts(readFileSync(path, 'utf8'), root), root)),
    }));
    bundler.onLoad({ filter: /@sveltia\/cms\/locales\/[\w-]+\.json$/ }, ({ path }) => ({
      contents: correctMessages(readFileSync(path, 'utf8'), basename(path, '.json')),
      loader: 'json',
    }));
  },
});

/** Removes the CDN that the CMS lists as a second source of its fonts; the policy blocks it. */
function selfHostFonts(code: string, root: string): string {
  const files = readdirSync(join(root, cmsFolder, 'assets'));
  const address = (font: string, file: string) => {
    const own = files.find((name) => name.startsWith(`${font}-${file}-`));
    if (!own) throw new Error(`The CMS no longer includes a file for its font ${font}.`);
    return `assets/${own}`;
  };
  return code.replace(
    /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[:\w]*@[\d.]+\/([\w-]+)\.woff2/g,
    (_, font, file) => address(font, file),
  );
}
