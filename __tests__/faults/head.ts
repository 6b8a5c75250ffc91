/** What browsers, search engines and shared links read of a page. */
import type { Fault } from './fault';

const aboutHead = { jest: '__tests__/components/head/AboutHead.test.tsx' };
const pageHead = { jest: '__tests__/components/head/PageHead.test.tsx' };
const fontFaces = { jest: '__tests__/gatsby/fontFaces.test.ts' };
const rendering = { jest: '__tests__/gatsby/rendering.test.tsx' };
const languageNodes = { jest: '__tests__/gatsby/languageNodes.test.ts' };
const icons = { jest: '__tests__/gatsby/icons.test.ts' };
const sitemap = { jest: '__tests__/gatsby/sitemap.test.ts' };

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
    file: 'src/gatsby/fontFaces.ts',
    find: "rel: 'preload'",
    replace: "rel: 'prefetch'",
    test: fontFaces,
  },
  {
    name: 'fonts exchanged late',
    file: 'src/gatsby/fontFaces.ts',
    find: "'optional'",
    replace: "'swap'",
    test: fontFaces,
  },
  {
    name: 'heading in a font without its letters',
    file: 'src/gatsby/pageLetters.ts',
    find: 'rules.filter(({ matches }) => matches(element))',
    replace: "rules.filter(() => element.tagName === 'html')",
    test: { jest: '__tests__/gatsby/pageLetters.test.ts' },
  },
  {
    name: 'canonical address without the language',
    file: 'src/components/head/AlternateLinks.tsx',
    find: 'href={url}',
    replace: 'href={site + path}',
    test: aboutHead,
  },
  {
    name: 'hreflang of a language missing',
    file: 'src/components/head/AlternateLinks.tsx',
    find: 'alternatesOf(site, path, languages)',
    replace: 'alternatesOf(site, path, languages.slice(1))',
    test: aboutHead,
  },
  {
    name: 'x-default missing',
    file: 'src/content/languages/alternates.ts',
    find: 'return [...listed, ...others]',
    replace: 'return [...listed]',
    test: aboutHead,
  },
  {
    name: 'card of another language shared',
    file: 'src/components/head/OpenGraphTags.tsx',
    find: 'content={site + card.src}',
    replace: "content={site + '/cards/en.jpg'}",
    test: aboutHead,
  },
  {
    name: 'og:image of a wrong size',
    file: 'src/components/head/ogImageSize.ts',
    find: 'width: 1200',
    replace: 'width: 1280',
    test: aboutHead,
  },
  {
    name: 'og:site_name missing',
    file: 'src/components/head/OpenGraphTags.tsx',
    find: '<meta property="og:site_name" content={siteName} />',
    replace: '',
    test: aboutHead,
  },
  {
    name: 'og:locale of another language',
    file: 'src/components/head/OpenGraphTags.tsx',
    find: 'content={openGraphLocale}',
    replace: 'content="en_US"',
    test: aboutHead,
  },
  {
    name: 'og:locale written with a hyphen',
    file: 'src/gatsby/languageNodes.ts',
    find: '}_$',
    replace: '}-$',
    test: languageNodes,
  },
  {
    name: 'search engines learn a wrong telephone',
    file: 'src/components/head/OrganizationJsonLd.tsx',
    find: 'oneOrMore(phones.map(({ text }) => text))',
    replace: "oneOrMore(phones.map(({ text }) => text.replace('210', '211')))",
    test: aboutHead,
  },
  {
    name: 'sitemap without the default language',
    file: 'src/gatsby/sitemap.ts',
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
    file: 'src/gatsby/icons.ts',
    find: "  { path: '/icons/512.png', size: 512, share: 1, purpose: 'any' },\n",
    replace: '',
    test: icons,
  },
  {
    name: 'bars of the browser in other colours',
    file: 'gatsby-ssr.tsx',
    find: 'name="theme-color"',
    replace: 'name="color"',
    test: rendering,
  },
  {
    name: 'head script deferred: the chosen colours flash',
    file: 'gatsby-ssr.tsx',
    find: '<script key="boot"',
    replace: '<script key="boot" type="module"',
    test: rendering,
  },
  {
    name: 'chosen colours shown late: the other ones flash',
    file: 'src/client/theme.ts',
    find: '  applyTheme(storedTheme());\n  // The switch',
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
    file: 'src/gatsby/languageNodes.ts',
    find: 'emitCard({ ...shown, title: words.page.about.title, language }, code)',
    replace:
      'emitCard({ ...shown, title: readTranslation(root, site.defaultLanguage).page.about.title, language }, code)',
    test: { jest: '__tests__/gatsby/createLanguageNodes.test.ts' },
  },
];
