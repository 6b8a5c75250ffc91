/** What visitors read, press and watch. */
import { type Fault, inFile } from './fault';

export const page: Fault[] = [
  ...inFile('src/components/layout/Layout.tsx', '__tests__/components/layout/Layout.test.tsx', [
    ['skip link leads nowhere', '<main id="page-content"', '<main id="main"'],
  ]),
  ...inFile('src/components/layout/Header.tsx', '__tests__/components/layout/Header.test.tsx', [
    ['language missing from the switcher', '{site.languages.map(', '{site.languages.slice(1).map('],
    [
      'switcher leads to the default language',
      'pageLink(pathIn(code), { code, isDefault })',
      'pageLink(pathIn(code), { code, isDefault: isDefault || true })',
    ],
  ]),
  ...inFile('src/pages/404.tsx', '__tests__/pages/404.test.tsx', [
    [
      'page for wrong addresses leads to the default language',
      "pageLink('/about/', site.language)",
      "pageLink('/about/', { ...site.language, isDefault: true })",
    ],
  ]),
  ...inFile('src/ui/choices.ts', '__tests__/islands/LanguageSuggestion.test.tsx', [
    [
      'declined offer of a language made again',
      "storeChoice(LANGUAGE_CHOSEN, 'yes')",
      'storeChoice(LANGUAGE_CHOSEN, null)',
    ],
  ]),
  ...inFile('src/components/about/Location.tsx', '__tests__/components/about/Location.test.tsx', [
    ['phone link without its scheme', '<a href={uri}>', '<a href={text}>'],
    ['mail link broken', 'mailto:', 'mail:'],
    [
      'Arabic phone number from right to left',
      '<span dir="ltr">{text}</span>',
      '<span>{text}</span>',
    ],
  ]),
  ...inFile('src/components/layout/Footer.tsx', '__tests__/components/layout/Footer.test.tsx', [
    [
      'link to an imprint that does not exist in the language',
      'site.legalPages[page].includes(one)',
      'site.legalPages[page].length > 0',
    ],
  ]),
  ...inFile('src/model/markdown.ts', '__tests__/model/markdown.test.ts', [
    [
      'script in a link of a legal text',
      'const SAFE_LINK = /^(',
      'const SAFE_LINK = /^(javascript:|',
    ],
  ]),
  ...inFile('src/ui/Picture.tsx', '__tests__/ui/Picture.test.tsx', [
    ['alternative text missing', 'alt={picture.alt}', 'alt=""'],
    [
      'picture without size: the page shifts',
      '        width={data.width}\n        height={Math.round(data.height)}\n',
      '',
    ],
    ['AVIF never chosen', '{sources.map(', '{sources.slice(1).map('],
    ['all pictures loaded at once', "loading={isAboveFold ? 'eager' : 'lazy'}", 'loading="eager"'],
  ]),
  ...inFile('src/islands/TypedHeading.tsx', '__tests__/islands/typePhrases.test.ts', [
    ['phrases leave after 0.3 seconds', 'READING_TIME = 3000', 'READING_TIME = 300'],
  ]),
  ...inFile('src/islands/TypedHeading.tsx', '__tests__/islands/TypedHeading.test.tsx', [
    [
      'pause and play icons swapped',
      '{isPaused ? <PlayIcon /> : <PauseIcon />}',
      '{isPaused ? <PauseIcon /> : <PlayIcon />}',
    ],
    ['heading moves where motion is reduced', 'setReduced(query.matches)', 'setReduced(false)'],
  ]),
  ...inFile('src/client/boot.ts', '__tests__/client/boot.test.ts', [
    [
      'nothing can be read when the scripts fail',
      "window.addEventListener('error', handleError, true);",
      'void handleError;',
    ],
  ]),
  ...inFile('src/client/index.ts', '__tests__/client/index.test.tsx', [
    [
      'island never hydrated: the heading is never typed',
      'observeOnce(island, NEAR, load);',
      'observeOnce(island, NEAR, () => void load);',
    ],
  ]),
  ...inFile('src/client/hydrate.tsx', '__tests__/client/index.test.tsx', [
    [
      'island that throws loses its words',
      'return <div dangerouslySetInnerHTML={{ __html: html }} />;',
      'return null;',
    ],
  ]),
  ...inFile('src/components/layout/Layout.tsx', '__tests__/pipeline/builtPage.test.tsx', [
    ['deferred stylesheet not linked', 'rel="stylesheet"', 'rel="prefetch"'],
  ]),
  ...inFile('src/pipeline/builtPage.tsx', '__tests__/pipeline/builtPage.test.tsx', [
    ['page that links no deferred stylesheet loses its styles', '!linksDeferredStyles || ', ''],
  ]),
  ...inFile('src/client/startPage.ts', '__tests__/client/startPage.test.ts', [
    ['everything below the fold stays in its place: nothing rises', '  revealOnScroll();\n', ''],
  ]),
  ...inFile(
    'src/looks/editorial.ts',
    { spec: 'accessibility.spec.ts', grep: 'in en, narrow, is accessible' },
    [['quiet text too pale', "quiet: { light: '#55607a'", "quiet: { light: '#8a93a8'"]],
  ),
];
