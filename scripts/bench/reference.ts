/** Writes the hand-written page in each language, with what it takes over from the built one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { readCompany, readSite, readTranslation } from '../../src/content/files/read';
import { describeLanguage, localizedPath } from '../../src/content/languages/languages';
import { type BuiltPage, referencePage } from './referencePage';

interface MeasuredPage {
  language: string;
  /** Paths on the server. */
  ours: string;
  reference: string;
}

const SCRIPT = '/reference/script.js';

export function pagesToMeasure(root: string): MeasuredPage[] {
  const { languages, defaultLanguage } = readSite(root);
  return languages.map((language) => ({
    language,
    ours: localizedPath('/about/', language, language === defaultLanguage),
    reference: `/reference/${language}/`,
  }));
}

/** The content of each file, by its path in the site's folder. `root`: of the content; `site`: built from it. */
export function referenceFiles(root: string, site: string): Record<string, string> {
  const pages = pagesToMeasure(root);
  const shared = {
    company: readCompany(root),
    languages: pages.map(({ language, reference }) => ({
      ...describeLanguage(language),
      path: reference,
    })),
    style: bundle('style.css'),
    headScript: bundle('headScript.ts'),
    script: SCRIPT,
  };
  const files: Record<string, string> = { [SCRIPT]: bundle('script.ts') };
  for (const { language, ours, reference } of pages) {
    files[`${reference}index.html`] = referencePage({
      ...shared,
      words: readTranslation(root, language),
      language: describeLanguage(language),
      built: readBuiltPage(readFileSync(join(site, ours, 'index.html'), 'utf8')),
    });
  }
  return files;
}

const tags =
  /<title>.*?<\/title>|<(?:meta|link)(?:"[^"]*"|[^">])*>|<script type="application\/ld\+json">.*?<\/script>/gs;
const ownTags = /charset|"viewport"|"generator"|http-equiv|as="image"|rel="stylesheet"/;

function readBuiltPage(html: string): BuiltPage {
  const [head = '', body = ''] = html.split('</head>');
  const pictures = body.match(/<picture.*?<\/picture>/gs) ?? [];
  const maps = body.match(/\/map\/(?:narrow|wide)\.[^"]+/g) ?? [];
  return {
    head: (head.match(tags) ?? []).filter((tag) => !ownTags.test(tag)),
    fontFaces: head.match(/@font-face\{[^}]*\}/g) ?? [],
    pictures: pictures.map((picture) =>
      picture
        .replace(/class="placeholder-(\w+)"/, 'style="background:#$1"')
        .replace(/class="[^"]*"/, 'class="Picture_picture"'),
    ),
    maps: { narrow: maps[0] ?? '', wide: maps[1] ?? '' },
  };
}

/** Minified, as a publisher would do it; classes get the names `Title_block`, `Intro_deferred_text`. */
function bundle(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, 'reference', file)],
    bundle: true,
    minifyWhitespace: true,
    minifySyntax: true,
    minifyIdentifiers: file.endsWith('.ts'),
    format: 'esm',
    target: 'es2022',
    supported: { nesting: true },
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
