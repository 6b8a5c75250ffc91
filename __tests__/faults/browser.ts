/** What only a browser can tell: each takes a build. */
import type { Fault } from './fault';

const appearance = (grep: string) => ({ spec: 'appearance.spec.ts', grep });
const lightPage = appearance('The narrow page in en looks the same in light colours');
const darkPage = appearance('The wide page in en looks the same in dark colours');
const theme = 'src/styles/theme.css';

export const browser: Fault[] = [
  {
    name: 'accent colour changed',
    file: theme,
    find: '--accent: light-dark(#c8502e, #f08a63)',
    replace: '--accent: light-dark(#c8602e, #f08a63)',
    test: lightPage,
  },
  {
    name: 'colour of the title changed',
    file: 'src/about/Title.module.css',
    find: 'color: var(--sea)',
    replace: 'color: var(--ink)',
    test: lightPage,
  },
  {
    name: 'hairlines removed',
    file: theme,
    find: '--hairline: light-dark(#14264a26, #f3ead926)',
    replace: '--hairline: transparent',
    test: lightPage,
  },
  {
    name: 'dark ground changed',
    file: theme,
    find: '--ground: light-dark(#faf6ee, #0d1a33)',
    replace: '--ground: light-dark(#faf6ee, #111d36)',
    test: darkPage,
  },
  {
    name: 'marker off by 100 pixels',
    file: 'src/map/Marker.module.css',
    find: 'inset-inline-start: 50%',
    replace: 'inset-inline-start: calc(50% + 100px)',
    test: lightPage,
  },
  {
    name: 'marker off by 4 pixels',
    file: 'src/map/Marker.module.css',
    find: 'margin-inline-start: -18px',
    replace: 'margin-inline-start: -14px',
    test: darkPage,
  },
  {
    name: 'chosen dark colours not shown',
    file: theme,
    find: '[data-theme="dark"]',
    replace: '[data-theme="night"]',
    test: { spec: 'themeSwitch.spec.ts', grep: 'choice of dark colours stays' },
  },
  {
    name: 'focus outline removed',
    file: 'src/styles/base.css',
    find: 'outline: var(--focus-width) solid var(--focus, var(--sea))',
    replace: 'outline: none',
    test: { spec: 'keyboard.spec.ts', grep: 'In en, wide, the keyboard shows where the focus is' },
  },
  {
    name: 'targets smaller than 44 pixels',
    file: theme,
    find: '--target: 2.75rem',
    replace: '--target: 2.5rem',
    test: { spec: 'accessibility.spec.ts', grep: 'wrong addresses in en is accessible' },
  },
  {
    name: 'quiet text too pale',
    file: theme,
    find: '--quiet: light-dark(#55607a, #a8b3c9)',
    replace: '--quiet: light-dark(#8a93a8, #a8b3c9)',
    test: { spec: 'accessibility.spec.ts', grep: 'wrong addresses in en is accessible' },
  },
  {
    name: 'page wider than 320 pixels',
    file: 'src/about/Title.module.css',
    find: 'max-inline-size: 27rem',
    replace: 'min-inline-size: 24rem',
    test: { spec: 'page.spec.ts', grep: 'The About page in en has room for its words' },
  },
  {
    name: 'words move when their fonts arrive',
    file: 'src/head/fontFaceRule.ts',
    find: 'font-display:optional',
    replace: 'font-display:swap',
    test: { spec: 'motion.spec.ts', grep: 'the narrow page in el arrive late nothing shifts' },
  },
  {
    name: 'AVIF not built',
    file: 'src/about/Picture.tsx',
    find: 'formats: [AUTO, AVIF]',
    replace: 'formats: [AUTO]',
    test: { spec: 'page.spec.ts', grep: 'The narrow About page in en shows its words' },
  },
  {
    name: 'cards with the words of another language',
    file: 'src/build/languageNodes.ts',
    find: 'publishCard({ ...shown, title: words.page.about.title, language }, code)',
    replace:
      'publishCard({ ...shown, title: readTranslation(root, site.defaultLanguage).page.about.title, language }, code)',
    test: { spec: 'found.spec.ts', grep: 'A shared link to the page in de shows its own card' },
  },
  {
    name: 'icons not written',
    file: 'gatsby-node.ts',
    find: '  await writeIcons(root, site);\n',
    replace: '',
    test: { spec: 'found.spec.ts', grep: 'home screens find an icon' },
  },
];
