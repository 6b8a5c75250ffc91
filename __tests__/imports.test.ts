/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** From top to bottom is the direction of imports: each part may import itself and those below it. */
const parts = [
  'scripts',
  'src/pipeline',
  'src/editing',
  'src/pages',
  'src/components',
  'src/client',
  'src/islands',
  'src/looks',
  'src/ui',
  'src/files',
  'src/model',
  // The site can be built without `src/editing`.
].filter((part) => existsSync(part));

/** These also run in browsers, so they must not use Node or what needs it. */
const browserParts = parts
  .slice(parts.indexOf('src/editing'))
  .filter((part) => part !== 'src/files');

const plugins = readdirSync('plugins').map((name) => `plugins/${name}`);

const partOf = (file: string) => parts.find((part) => file.startsWith(`${part}/`));
/** A plugin's folder is its `index`; other public files are beside it. */
const isPublic = (path: string) =>
  /^plugins\/[\w-]+(\/[\w-]+)?$/.test(path) || path === 'gatsby-config';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(tsx?|mjs)$/.test(file));

function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(
    /(?<!@)\b(?:from|import\(?)\s*['"`](\.[^'"`]*)/g,
  );
  return [...specifiers].map(([, path = '']) => relative('.', join(dirname(file), path)));
}

test.each(parts)('%s imports only parts below it', (part) => {
  const below = parts.slice(parts.indexOf(part));
  const forbidden = filesIn(part).flatMap((file) =>
    importsOf(file)
      .filter((path) => !isPublic(path) && !below.includes(partOf(path) ?? ''))
      .map((path) => `${file} imports ${path}`),
  );
  expect(forbidden).toEqual([]);
});

test.each(plugins)('%s knows nothing of the site', (plugin) => {
  const outside = filesIn(plugin).flatMap((file) =>
    importsOf(file)
      .filter((path) => !path.startsWith(plugin))
      .map((path) => `${file} imports ${path}`),
  );
  expect(outside).toEqual([]);
  const names = filesIn(plugin).filter((file) =>
    /\b(about|collage|mission|galini)\b/i.test(readFileSync(file, 'utf8')),
  );
  expect(names).toEqual([]);
});

test.each(browserParts)('%s does not use Node', (part) => {
  const forbidden = filesIn(part).flatMap((file) => {
    const usesNode = /from '(node:|sharp'|esbuild'|subset-font')/.test(readFileSync(file, 'utf8'));
    const importsFiles = importsOf(file).some((path) => path.startsWith('src/files/'));
    return usesNode || importsFiles ? [file] : [];
  });
  expect(forbidden).toEqual([]);
});

test.each(['src/components', 'src/pages'])(
  '%s has no state, effect or handler, as browsers never run it',
  (part) => {
    const needsBrowser =
      /\buse(State|Effect|LayoutEffect|Reducer|Ref|SyncExternalStore|Transition)\(|\son[A-Z]\w+=\{/;
    expect(filesIn(part).filter((file) => needsBrowser.test(readFileSync(file, 'utf8')))).toEqual(
      [],
    );
  },
);
