/** The map of the office, drawn and live. */
import { type Fault, inFile } from './fault';

export const map: Fault[] = [
  ...inFile('src/islands/LiveMap.tsx', '__tests__/islands/LiveMap.test.tsx', [
    ['zoom 11 instead of 12', 'zoom: 12', 'zoom: 11'],
    ['other map style', 'mapbox/light-v11', 'mapbox/streets-v12'],
    ['live map moves with the pointer', 'interactive: false', 'interactive: true'],
    [
      'attribution of the live map hidden',
      'fadeDuration: 0,',
      'fadeDuration: 0, attributionControl: false,',
    ],
    [
      'live map of another place',
      '[office.longitude, office.latitude]',
      '[office.latitude, office.longitude]',
    ],
    [
      'labels of the live map in English',
      '    zoom: 12,\n    language,\n',
      "    zoom: 12,\n    language: language && 'en',\n",
    ],
  ]),
  ...inFile('src/islands/LiveMap.tsx', '__tests__/islands/LiveMap.test.tsx', [
    ['live map loaded where data is to be saved', ' && !savesData()', ' && (true || savesData())'],
    ['live map loaded at the top of the page', "'50% 0px'", "'5000% 0px'"],
  ]),
  ...inFile('src/islands/LiveMap.tsx', '__tests__/islands/MapConsent.test.tsx', [
    [
      'live map shown before the visitor agrees',
      "!consent || readChoice(CONSENT) === 'yes'",
      "!consent || readChoice(CONSENT) !== 'no'",
    ],
  ]),
  ...inFile('src/islands/LiveMap.tsx', '__tests__/islands/MapConsent.test.tsx', [
    [
      'identifier of Mapbox left after the withdrawal',
      '    if (isShown) return;\n',
      '    return;\n',
    ],
  ]),
  ...inFile('src/components/about/OfficeMap.tsx', '__tests__/pages/about.test.tsx', [
    [
      'drawn map of another language',
      'mapFile(size, code, theme)',
      "mapFile(size, code && 'en', theme)",
    ],
  ]),
  ...inFile('src/model/pageData.ts', '__tests__/model/pageData.test.ts', [
    ['drawn map shown for another place', 'office.longitude === company.office.longitude && ', ''],
  ]),
  ...inFile('scripts/map/features.ts', '__tests__/scripts/map/drawMaps.test.ts', [
    [
      'sea drawn on the land side of the coast',
      'angleOf(point) - angleOf(shore.at(-1))',
      'angleOf(shore.at(-1)) - angleOf(point)',
    ],
  ]),
  ...inFile('scripts/map/names.ts', '__tests__/scripts/map/drawMaps.test.ts', [
    ['name of a drawn map under the marker', 'const taken = [MARKER];', 'const taken: Box[] = [];'],
    [
      'names of a drawn map in the local language only',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
      'tags[`name:${language}`] ?? tags[`name:${base}`] ?? tags.name',
      'base && tags.name',
    ],
    ['markup in a name of a drawn map', ".replaceAll('<', '&lt;')", ''],
  ]),
  ...inFile('scripts/map/overpass.ts', '__tests__/scripts/map/map.test.ts', [
    ['map drawn from an incomplete answer', 'if (answer.remark)', 'if (answer.remark === host)'],
  ]),
  ...inFile('scripts/map.ts', '__tests__/scripts/map/map.test.ts', [
    [
      'old map lost when a new one cannot be drawn',
      '  const { languages } = readSite(root);\n',
      "  const { languages } = readSite(root);\n  rmSync(join(root, 'content/maps'), { recursive: true });\n",
    ],
  ]),
];
