/** What only a browser can tell: each takes a build. */
import { type Fault, inFile } from './fault';

export const browser: Fault[] = [
  ...inFile(
    'src/looks/editorial.ts',
    { spec: 'appearance.spec.ts', grep: 'The narrow page in en looks the same in light colours' },
    [['accent colour changed', "accent: { light: '#c8502e'", "accent: { light: '#c8602e'"]],
  ),
  ...inFile(
    'src/ui/theme.css',
    { spec: 'appearance.spec.ts', grep: 'The narrow page in en looks the same in light colours' },
    [
      [
        'hairlines removed',
        '--hairline: color-mix(in srgb, var(--ink) 15%, transparent)',
        '--hairline: transparent',
      ],
    ],
  ),
  ...inFile(
    'src/components/about/OfficeMap.deferred.module.css',
    { spec: 'appearance.spec.ts', grep: 'The wide page in en looks the same in dark colours' },
    [['marker off by 4 pixels', 'margin-inline-start: -18px', 'margin-inline-start: -14px']],
  ),
  ...inFile(
    'src/ui/theme.css',
    {
      spec: 'themeSwitch.spec.ts',
      grep: 'choice of dark colours is there from the first frame on',
    },
    [
      [
        'chosen dark colours not shown from the first frame on',
        '[data-theme="dark"]',
        '[data-theme="night"]',
      ],
    ],
  ),
  ...inFile(
    'src/ui/base.css',
    { spec: 'keyboard.spec.ts', grep: 'In en, wide, the keyboard shows where the focus is' },
    [
      [
        'focus outline removed',
        'outline: var(--focus-width) solid var(--focus, var(--sea))',
        'outline: none',
      ],
    ],
  ),
  ...inFile(
    'src/ui/theme.css',
    { spec: 'accessibility.spec.ts', grep: '404 page in en is accessible' },
    [['targets smaller than 44 pixels', '--target: 2.75rem', '--target: 2.5rem']],
  ),
  ...inFile(
    'src/components/about/Title.module.css',
    { spec: 'page.spec.ts', grep: 'The About page in en has room for its words' },
    [['page wider than 320 pixels', 'max-inline-size: 27rem', 'min-inline-size: 24rem']],
  ),
  ...inFile(
    'src/ui/Picture.tsx',
    { spec: 'page.spec.ts', grep: 'The narrow About page in en shows its words' },
    [
      [
        'AVIF not built',
        'formats: [AUTO, AVIF]\n          avifOptions: { quality: 54 }',
        'formats: [AUTO]',
      ],
    ],
  ),
  ...inFile('gatsby-node.ts', { spec: 'metadata.spec.ts', grep: 'home screens find an icon' }, [
    [
      'icons not written',
      '  await writeIcons(site);\n',
      "  rmSync(join(site, 'icons'), { recursive: true, force: true });\n",
    ],
  ]),
];
