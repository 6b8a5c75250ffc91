/** What visitors read, press and watch. */
import type { Fault } from './fault';

const footer = { jest: '__tests__/components/layout/Footer.test.tsx' };
const header = { jest: '__tests__/components/layout/Header.test.tsx' };
const location = { jest: '__tests__/components/about/Location.test.tsx' };
const layout = { jest: '__tests__/components/layout/Layout.test.tsx' };
const picture = { jest: '__tests__/components/picture/Picture.test.tsx' };
const typePhrases = { jest: '__tests__/client/islands/typePhrases.test.ts' };
const client = { jest: '__tests__/client/index.test.tsx' };
const builtPage = { jest: '__tests__/build/pages/builtPage.test.tsx' };
const startPage = { jest: '__tests__/client/startPage.test.ts' };
const typedHeading = { jest: '__tests__/client/islands/TypedHeading.test.tsx' };

export const page: Fault[] = [
  {
    name: 'skip link missing',
    file: 'src/components/layout/Layout.tsx',
    find: 'href="#content"',
    replace: '',
    test: layout,
  },
  {
    name: 'skip link leads nowhere',
    file: 'src/components/layout/Layout.tsx',
    find: '<main id="content"',
    replace: '<main id="main"',
    test: layout,
  },
  {
    name: 'language missing from the switcher',
    file: 'src/components/layout/Header.tsx',
    find: '{languages.map(',
    replace: '{languages.slice(1).map(',
    test: header,
  },
  {
    name: 'switcher leads to the default language',
    file: 'src/components/layout/Header.tsx',
    find: 'localizedPath(pathIn(code), code, isDefault)',
    replace: 'localizedPath(pathIn(code), code, isDefault || true)',
    test: header,
  },
  {
    name: 'page for wrong addresses leads to the default language',
    file: 'src/pages/404.tsx',
    find: "localizedPath('/about/', code, isDefault)",
    replace: "localizedPath('/about/', code, isDefault || true)",
    test: { jest: '__tests__/pages/404.test.tsx' },
  },
  {
    name: 'declined offer of a language made again',
    file: 'src/client/languageChoice.ts',
    find: "storeChoice(STORAGE_KEY, 'yes')",
    replace: 'storeChoice(STORAGE_KEY, null)',
    test: { jest: '__tests__/client/islands/LanguageSuggestion.test.tsx' },
  },
  {
    name: 'phone link without its scheme',
    file: 'src/components/about/Location.tsx',
    find: '<a href={uri}>',
    replace: '<a href={text}>',
    test: location,
  },
  {
    name: 'phone link without its plus',
    file: 'src/model/pageData.ts',
    find: 'uri: `tel:+',
    replace: 'uri: `tel:',
    test: { jest: '__tests__/model/pageData.test.ts' },
  },
  {
    name: 'mail link broken',
    file: 'src/components/about/Location.tsx',
    find: 'mailto:',
    replace: 'mail:',
    test: location,
  },
  {
    name: 'mail link in the footer broken',
    file: 'src/components/layout/Footer.tsx',
    find: 'mailto:',
    replace: 'mail:',
    test: footer,
  },
  {
    name: 'Arabic phone number from right to left',
    file: 'src/components/about/Location.tsx',
    find: '<span dir="ltr">{text}</span>',
    replace: '<span>{text}</span>',
    test: location,
  },
  {
    name: 'script in a link of a legal text',
    file: 'src/model/markdown.ts',
    find: 'const SAFE_LINK = /^(',
    replace: 'const SAFE_LINK = /^(javascript:|',
    test: { jest: '__tests__/model/markdown.test.ts' },
  },
  {
    name: 'link to an imprint that does not exist in the language',
    file: 'src/components/layout/Footer.tsx',
    find: 'site.legalPages[page].includes(one)',
    replace: 'site.legalPages[page].length > 0',
    test: footer,
  },
  {
    name: 'alternative text missing',
    file: 'src/components/picture/Picture.tsx',
    find: 'alt={picture.alt}',
    replace: 'alt=""',
    test: picture,
  },
  {
    name: 'picture without size: the page shifts',
    file: 'src/components/picture/Picture.tsx',
    find: '        width={data.width}\n        height={Math.round(data.height)}\n',
    replace: '',
    test: picture,
  },
  {
    name: 'AVIF never chosen',
    file: 'src/components/picture/Picture.tsx',
    find: '{sources.map(',
    replace: '{sources.slice(1).map(',
    test: picture,
  },
  {
    name: 'all pictures loaded at once',
    file: 'src/components/picture/Picture.tsx',
    find: "loading={isAboveFold ? 'eager' : 'lazy'}",
    replace: 'loading="eager"',
    test: picture,
  },
  {
    name: 'phrases leave after 0.3 seconds',
    file: 'src/client/islands/typePhrases.ts',
    find: 'READING_TIME = 3000',
    replace: 'READING_TIME = 300',
    test: typePhrases,
  },
  {
    name: 'typing ten times as slow',
    file: 'src/client/islands/typePhrases.ts',
    find: 'TYPING_SPEED = 60',
    replace: 'TYPING_SPEED = 600',
    test: typePhrases,
  },
  {
    name: 'pause and play icons swapped',
    file: 'src/client/islands/TypedHeading.tsx',
    find: '{isPaused ? <PlayIcon /> : <PauseIcon />}',
    replace: '{isPaused ? <PauseIcon /> : <PlayIcon />}',
    test: typedHeading,
  },
  {
    name: 'heading moves where motion is reduced',
    file: 'src/client/observe.ts',
    find: 'report(query.matches)',
    replace: 'report(false)',
    test: typedHeading,
  },
  {
    name: 'nothing can be read when the scripts fail',
    file: 'src/client/boot.ts',
    find: "window.addEventListener('error', handleError, true);",
    replace: 'void handleError;',
    test: { jest: '__tests__/client/boot.test.ts' },
  },
  {
    name: 'island never hydrated: the heading is never typed',
    file: 'src/client/index.ts',
    find: 'observeOnce(island, NEAR, hydrate),',
    replace: 'observeOnce(island, NEAR, () => void hydrate),',
    test: client,
  },
  {
    name: 'page without its script: the heading is never typed',
    file: 'gatsby-ssr.tsx',
    find: 'data-client={isProduction ? clientScript() : undefined}',
    replace: '',
    test: builtPage,
  },
  {
    name: 'island that throws loses its words',
    file: 'src/client/hydrate.tsx',
    find: 'return <div dangerouslySetInnerHTML={{ __html: html }} />;',
    replace: 'return null;',
    test: client,
  },
  {
    name: 'deferred stylesheet not linked',
    file: 'src/components/layout/BelowFoldStyles.tsx',
    find: 'rel="stylesheet"',
    replace: 'rel="prefetch"',
    test: builtPage,
  },
  {
    name: 'page that links no deferred stylesheet loses its styles',
    file: 'src/build/pages/builtPage.tsx',
    find: '!linksDeferredStyles || ',
    replace: '',
    test: builtPage,
  },
  {
    name: 'everything below the fold stays in its place: nothing rises',
    file: 'src/client/startPage.ts',
    find: '  initScrollReveal();\n',
    replace: '',
    test: startPage,
  },
  {
    name: 'message in the console',
    file: 'src/client/startPage.ts',
    find: '  initScrollReveal();\n',
    replace: "  initScrollReveal();\n  console.warn('The page is ready.');\n",
    test: startPage,
  },
  {
    name: 'quiet text too pale',
    file: 'src/styles/looks/editorial.css',
    find: '--quiet: light-dark(#55607a, #a8b3c9)',
    replace: '--quiet: light-dark(#8a93a8, #a8b3c9)',
    test: { spec: 'accessibility.spec.ts', grep: 'in en, narrow, is accessible' },
  },
  {
    name: 'dark ground changed',
    file: 'src/styles/looks/editorial.css',
    find: '--ground: light-dark(#faf6ee, #0d1a33)',
    replace: '--ground: light-dark(#faf6ee, #111d36)',
    test: { jest: '__tests__/build/styles/look.test.ts' },
  },
];
