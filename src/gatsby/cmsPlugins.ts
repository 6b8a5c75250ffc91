/** esbuild plugins for the CMS's bundle. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { pageOfFile } from '../cms/preview/pageNames';
import { mergeChanges } from './cmsMerge';
import { patchCms } from './cmsPatches';
import { pageFiles } from './pagePaths';
import { wholeFontRules } from './wholeFonts';

export const cmsFolder = 'node_modules/@sveltia/cms/npm';

/** Includes whole fonts, as an editor may type any character. */
export const fullFonts = (root: string): Plugin => ({
  name: 'whole fonts',
  setup(bundler) {
    bundler.onResolve({ filter: /^virtual:fonts\.css$/ }, () => ({
      path: 'fonts',
      namespace: 'fonts',
    }));
    bundler.onLoad({ filter: /./, namespace: 'fonts' }, () => ({
      contents: wholeFontRules(),
      loader: 'css',
      resolveDir: root,
    }));
  },
});

/** Every page for the preview, by its name in the content, except the redirect at `/`. */
export const allPages = (root: string): Plugin => ({
  name: 'pages',
  setup(bundler) {
    const folder = join(root, 'src/pages');
    bundler.onResolve({ filter: /^virtual:pages$/ }, () => ({ path: 'pages', namespace: 'pages' }));
    bundler.onLoad({ filter: /./, namespace: 'pages' }, () => ({
      contents: exportPages(pageFiles(root).filter((file) => file !== '/index.tsx')),
      resolveDir: folder,
      watchDirs: [folder],
    }));
  },
});

function exportPages(files: string[]): string {
  const imports = files.map((file, index) => `import page${index} from '.${file}';`);
  const names = files.map((file, index) => `${pageOfFile(file.slice(1))}: page${index}`);
  return `${imports.join('\n')}\nexport default { ${names.join(', ')} };`;
}

/** Leaves out 13 MB of grammars for the CMS's code fields, which we don't use. */
export const stubGrammars: Plugin = {
  name: 'no grammars',
  setup(bundler) {
    const grammar = { path: 'none', namespace: 'grammar' };
    bundler.onResolve({ filter: /^@shikijs\/langs\// }, () => grammar);
    bundler.onLoad({ filter: /./, namespace: 'grammar' }, () => ({
      contents: 'export default []',
    }));
  },
};

/** The CMS's own code, corrected, merging what two editors change, and with its fonts on our host. */
export const correctCms = (root: string): Plugin => ({
  name: 'corrected CMS',
  setup(bundler) {
    bundler.onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, ({ path }) => ({
      contents: patchCms(mergeChanges(selfHostFonts(readFileSync(path, 'utf8'), root), root)),
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
