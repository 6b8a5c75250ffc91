/** What browsers, search engines and shared links read of a page. */
import type { Fault } from './fault';

const organization = { jest: '__tests__/components/head/OrganizationJsonLd.test.tsx' };
const pageHead = { jest: '__tests__/components/head/PageHead.test.tsx' };
const letters = { jest: '__tests__/build/fonts/letters.test.ts' };
const rendering = { jest: '__tests__/build/pages/rendering.test.tsx' };
const icons = { jest: '__tests__/build/icons/icons.test.ts' };
const sitemap = { jest: '__tests__/build/hosts/rootFiles.test.ts' };

export const head: Fault[] = [
  {
    name: 'page says that it is in English',
    file: 'src/components/head/PageHead.tsx',
    find: 'lang: language.code',
    replace: "lang: 'en'",
    test: pageHead,
  },
  {
    name: 'Arabic runs from left to right',
    file: 'src/components/head/PageHead.tsx',
    find: 'dir: language.direction',
    replace: "dir: 'ltr'",
    test: pageHead,
  },
  {
    name: 'description missing',
    file: 'src/components/head/PageHead.tsx',
    find: '{meta.description && <meta name="description" content={meta.description} />}',
    replace: '',
    test: pageHead,
  },
  {
    name: 'fonts not preloaded',
    file: 'src/build/pages/builtPage.tsx',
    find: 'rel="preload"',
    replace: 'rel="prefetch"',
    test: { jest: '__tests__/build/pages/builtPage.test.tsx' },
  },
  {
    name: 'fonts exchanged late',
    file: 'src/build/fonts/languageFonts.ts',
    find: 'font-display:optional',
    replace: 'font-display:swap',
    test: { jest: '__tests__/build/fonts/languageFonts.test.ts' },
  },
  {
    name: 'heading in a font without its letters',
    file: 'src/build/fonts/letters.ts',
    find: '/\\.(title|heading)$|',
    replace: '/',
    test: letters,
  },
  {
    name: 'label in capitals that its font lacks',
    file: 'src/build/fonts/letters.ts',
    find: "editorial: 'capitals'",
    replace: 'editorial: undefined',
    test: letters,
  },
  {
    name: 'canonical address without the language',
    file: 'src/components/head/PageHead.tsx',
    find: 'href={url}',
    replace: 'href={company.url + path}',
    test: pageHead,
  },
  {
    name: 'hreflang of a language missing',
    file: 'src/components/head/PageHead.tsx',
    find: 'alternatesOf(company.url, path, entries)',
    replace: 'alternatesOf(company.url, path, entries.slice(1))',
    test: pageHead,
  },
  {
    name: 'x-default missing',
    file: 'src/model/languages/languages.ts',
    find: "? [{ language: 'x-default', url: site + path }]",
    replace: '? []',
    test: pageHead,
  },
  {
    name: 'card of another language shared',
    file: 'src/components/head/PageHead.tsx',
    find: 'content={company.url + card.src}',
    replace: "content={company.url + '/cards/en.jpg'}",
    test: pageHead,
  },
  {
    name: 'og:image of a wrong size',
    file: 'src/components/head/PageHead.tsx',
    find: 'width: 1200',
    replace: 'width: 1280',
    test: pageHead,
  },
  {
    name: 'og:site_name missing',
    file: 'src/components/head/PageHead.tsx',
    find: '<meta property="og:site_name" content={company.name} />',
    replace: '',
    test: pageHead,
  },
  {
    name: 'og:locale of another language',
    file: 'src/components/head/PageHead.tsx',
    find: 'content={openGraphLocale}',
    replace: 'content="en_US"',
    test: pageHead,
  },
  {
    name: 'og:locale written with a hyphen',
    file: 'src/model/languages/languages.ts',
    find: '}_$',
    replace: '}-$',
    test: { jest: '__tests__/model/languages/languages.test.ts' },
  },
  {
    name: 'search engines learn a wrong telephone',
    file: 'src/components/head/OrganizationJsonLd.tsx',
    find: 'oneOrMore(phones.map(({ text }) => text))',
    replace: "oneOrMore(phones.map(({ text }) => text.replace('210', '211')))",
    test: organization,
  },
  {
    name: 'sitemap without the default language',
    file: 'src/build/hosts/rootFiles.ts',
    find: "language !== 'x-default'",
    replace: "language !== 'x-default' && language !== listed[0]?.code",
    test: sitemap,
  },
  {
    name: 'icon missing',
    file: 'gatsby-ssr.tsx',
    find: `<link key="icon" rel="icon" href={withPrefix('/icon.svg')} type="image/svg+xml" />,`,
    replace: '',
    test: rendering,
  },
  {
    name: 'icon for home screens missing',
    file: 'gatsby-ssr.tsx',
    find: 'rel="apple-touch-icon"',
    replace: 'rel="icon"',
    test: rendering,
  },
  {
    name: 'web manifest missing',
    file: 'gatsby-ssr.tsx',
    find: `<link key="manifest" rel="manifest" href={withPrefix('/manifest.webmanifest')} />,`,
    replace: '',
    test: rendering,
  },
  {
    name: 'icon missing from the web manifest',
    file: 'src/build/icons/icons.ts',
    find: "  { path: '/icons/512.png', size: 512, share: 1, purpose: 'any' },\n",
    replace: '',
    test: icons,
  },
  {
    name: 'bars of the browser in other colours',
    file: 'src/components/head/PageHead.tsx',
    find: 'name="theme-color"',
    replace: 'name="color"',
    test: rendering,
  },
  {
    name: 'head script deferred: the chosen colours flash',
    file: 'gatsby-ssr.tsx',
    find: 'key="boot"',
    replace: 'key="boot" type="module"',
    test: rendering,
  },
  {
    name: 'chosen colours shown late: the other ones flash',
    file: 'src/client/theme.ts',
    find: "  applyTheme(readChoice(STORAGE_KEY) ?? 'system');\n  // The switch",
    replace: '  // The switch',
    test: { jest: '__tests__/client/theme.test.ts' },
  },
  {
    name: 'stylesheet of another host',
    file: 'gatsby-ssr.tsx',
    find: 'setHeadComponents([\n    <link',
    replace:
      'setHeadComponents([\n    <link key="fonts" rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Manrope" />,\n    <link',
    test: rendering,
  },
  {
    name: 'cards with the words of another language',
    file: 'src/build/data/nodes.ts',
    find: 'readCardWords(root, code)',
    replace: 'readCardWords(root, site.defaultLanguage)',
    test: { jest: '__tests__/build/data/nodes.test.ts' },
  },
];
