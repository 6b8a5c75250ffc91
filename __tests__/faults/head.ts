/** What browsers, search engines and shared links read of a page. */
import { type Fault, inFile } from './fault';

export const head: Fault[] = [
  ...inFile('src/components/head/PageHead.tsx', '__tests__/components/head/PageHead.test.tsx', [
    ['page says that it is in English', 'lang: language.code', "lang: 'en'"],
    ['Arabic runs from left to right', 'dir: language.direction', "dir: 'ltr'"],
    [
      'description missing',
      '{meta.description && <meta name="description" content={meta.description} />}',
      '',
    ],
    ['canonical address without the language', 'href={url}', 'href={company.url + path}'],
    ['hreflang of a language missing', 'entries.map((one)', 'entries.slice(1).map((one)'],
    ['x-default missing', 'hrefLang="x-default"', 'hrefLang="x"'],
    [
      'card of another language shared',
      'content={company.url + card.src}',
      "content={company.url + '/cards/en.jpg'}",
    ],
    ['og:locale of another language', 'content={locale}', 'content="en_US"'],
  ]),
  ...inFile('src/pipeline/builtPage.tsx', '__tests__/pipeline/builtPage.test.tsx', [
    ['fonts not preloaded', 'rel="preload"', 'rel="prefetch"'],
  ]),
  ...inFile('src/pipeline/fonts/fonts.ts', '__tests__/pipeline/fonts/fonts.test.ts', [
    ['fonts exchanged late', 'font-display:optional', 'font-display:swap'],
  ]),
  ...inFile('src/pipeline/fonts/letters.ts', '__tests__/pipeline/fonts/letters.test.ts', [
    ['heading in a font without its letters', '/\\.(title|heading)$|', '/'],
    ['label in capitals that its font lacks', 'label.toLocaleUpperCase(language)', 'label'],
  ]),
  ...inFile(
    'src/components/head/OrganizationJsonLd.tsx',
    '__tests__/components/head/OrganizationJsonLd.test.tsx',
    [
      [
        'search engines learn a wrong telephone',
        'phones.map(({ text }) => text)',
        "phones.map(({ text }) => text.replace('210', '211'))",
      ],
    ],
  ),
  ...inFile('src/pipeline/hosts/hostFiles.ts', '__tests__/pipeline/hosts/hostFiles.test.ts', [
    [
      'sitemap without the default language',
      'hasPage(root, path, code)',
      'code !== defaultLanguage && hasPage(root, path, code)',
    ],
  ]),
  ...inFile('gatsby-ssr.tsx', '__tests__/pipeline/builtPage.test.tsx', [
    [
      'icon missing',
      '<link key="icon" rel="icon" href={withPrefix(\'/icons/192.png\')} type="image/png" />,',
      '',
    ],
    ['head script deferred: the chosen colours flash', 'key="boot"', 'key="boot" type="module"'],
  ]),
  ...inFile('src/components/head/PageHead.tsx', '__tests__/pipeline/builtPage.test.tsx', [
    ['bars of the browser in other colours', 'name="theme-color"', 'name="color"'],
  ]),
  ...inFile('src/client/boot.ts', '__tests__/client/boot.test.ts', [
    [
      'chosen colours shown late: the other ones flash',
      "applyTheme(readChoice(THEME) ?? 'system');\n// Works",
      '// Works',
    ],
  ]),
  ...inFile('src/pipeline/data/nodes.ts', '__tests__/pipeline/data/nodes.test.ts', [
    [
      'cards with the words of another language',
      'readCardWords(root, code)',
      'readCardWords(root, site.defaultLanguage)',
    ],
  ]),
];
