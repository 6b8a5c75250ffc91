/** What only a browser can tell: each takes a build. */
import type { Fault } from './fault';

const appearance = (grep: string) => ({ spec: 'appearance.spec.ts', grep });
const lightPage = appearance('The narrow page in en looks the same in light colours');
const darkPage = appearance('The wide page in en looks the same in dark colours');
const theme = 'src/styles/theme.css';

export const browser: Fault[] = [
  {
    name: 'accent colour changed',
    file: 'src/styles/looks/editorial.css',
    find: '--accent: light-dark(#c8502e, #f08a63)',
    replace: '--accent: light-dark(#c8602e, #f08a63)',
    test: lightPage,
  },
  {
    name: 'colour of the title changed',
    file: 'src/components/about/Title.module.css',
    find: 'color: var(--sea)',
    replace: 'color: var(--ink)',
    test: lightPage,
  },
  {
    name: 'hairlines removed',
    file: theme,
    find: '--hairline: color-mix(in srgb, var(--ink) 15%, transparent)',
    replace: '--hairline: transparent',
    test: lightPage,
  },
  {
    name: 'marker off by 100 pixels',
    file: 'src/components/about/OfficeMap.deferred.module.css',
    find: 'inset-inline-start: 50%',
    replace: 'inset-inline-start: calc(50% + 100px)',
    test: lightPage,
  },
  {
    name: 'marker off by 4 pixels',
    file: 'src/components/about/OfficeMap.deferred.module.css',
    find: 'margin-inline-start: -18px',
    replace: 'margin-inline-start: -14px',
    test: darkPage,
  },
  {
    name: 'chosen dark colours not shown',
    file: theme,
    find: '    color-scheme: dark;',
    replace: '    color-scheme: light;',
    test: { spec: 'themeSwitch.spec.ts', grep: 'choice of dark colours stays' },
  },
  {
    name: 'chosen dark colours not shown from the first frame on',
    file: theme,
    find: '[data-theme="dark"]',
    replace: '[data-theme="night"]',
    test: {
      spec: 'themeSwitch.spec.ts',
      grep: 'choice of dark colours is there from the first frame on',
    },
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
    test: { spec: 'accessibility.spec.ts', grep: '404 page in en is accessible' },
  },
  {
    name: 'page wider than 320 pixels',
    file: 'src/components/about/Title.module.css',
    find: 'max-inline-size: 27rem',
    replace: 'min-inline-size: 24rem',
    test: { spec: 'page.spec.ts', grep: 'The About page in en has room for its words' },
  },
  {
    name: 'AVIF not built',
    file: 'src/components/picture/Picture.tsx',
    find: 'formats: [AUTO, AVIF]\n          avifOptions: { quality: 54 }',
    replace: 'formats: [AUTO]',
    test: { spec: 'page.spec.ts', grep: 'The narrow About page in en shows its words' },
  },
  {
    name: 'icons not written',
    file: 'gatsby-node.ts',
    find: '  await writeIcons(site);\n',
    // An earlier build in the same folder may have left them.
    replace: "  rmSync(join(site, 'icons'), { recursive: true, force: true });\n",
    test: { spec: 'metadata.spec.ts', grep: 'home screens find an icon' },
  },
];
