/** The map of the office, drawn and live. */
import type { Fault } from './fault';

const liveMap = {
  file: 'src/client/islands/drawLiveMap.ts',
  test: { jest: '__tests__/client/islands/drawLiveMap.test.ts' },
};
const island = {
  file: 'src/client/islands/LiveMap.tsx',
  test: { jest: '__tests__/client/islands/LiveMap.test.tsx' },
};
const mapConsent = {
  file: 'src/client/islands/MapConsent.tsx',
  test: { jest: '__tests__/client/islands/MapConsent.test.tsx' },
};
const mapPicture = {
  file: 'src/components/map/OfficeMap.tsx',
  test: { jest: '__tests__/components/map/OfficeMap.test.tsx' },
};
const drawing = { test: { jest: '__tests__/scripts/map/drawMaps.test.ts' } };
const drawingCommand = { test: { jest: '__tests__/scripts/map/map.test.ts' } };

export const map: Fault[] = [
  { ...liveMap, name: 'zoom 11 instead of 12', find: 'zoom: 12', replace: 'zoom: 11' },
  {
    ...liveMap,
    name: 'other map style',
    find: 'mapbox/light-v11',
    replace: 'mapbox/streets-v12',
  },
  {
    ...liveMap,
    name: 'live map moves with the pointer',
    find: 'interactive: false',
    replace: 'interactive: true',
  },
  {
    ...liveMap,
    name: 'attribution of the live map hidden',
    find: 'fadeDuration: 0,',
    replace: 'fadeDuration: 0,\n  attributionControl: false,',
  },
  {
    ...liveMap,
    name: 'live map of another place',
    find: '[office.longitude, office.latitude]',
    replace: '[office.latitude, office.longitude]',
  },
  {
    ...liveMap,
    name: 'labels of the live map in English',
    find: 'center, language }',
    replace: "center, language: language && 'en' }",
  },
  {
    ...liveMap,
    name: 'live map read out beside the picture',
    find: '    hideFromScreenReaders(target.getCanvas());\n',
    replace: '',
  },
  {
    ...island,
    name: 'live map loaded where data is to be saved',
    find: ' && !savesData()',
    replace: ' && (true || savesData())',
  },
  {
    ...island,
    name: 'live map loaded at the top of the page',
    find: 'if (!entries.at(-1)?.isIntersecting) return;',
    replace: '',
  },
  {
    ...mapConsent,
    name: 'live map shown before the visitor agrees',
    find: 'const isShown = hasAgreed && !hasFailed;',
    replace: 'const isShown = (hasAgreed || true) && !hasFailed;',
  },
  {
    ...mapConsent,
    name: 'consent stored without the visitor’s wish',
    find: 'isGiven && isToBeRemembered ?',
    replace: 'isGiven || isToBeRemembered ?',
  },
  {
    ...mapConsent,
    name: 'identifier of Mapbox left after the withdrawal',
    find: '  if (!isGiven) deleteMapboxData();\n',
    replace: '',
  },
  {
    ...mapConsent,
    name: 'tiles of Mapbox left after the withdrawal',
    find: "'caches' in window",
    replace: 'false',
  },
  {
    name: 'drawn map of another language',
    file: 'src/components/map/OfficeMap.tsx',
    find: 'drawnMap.language, theme',
    replace: "drawnMap.language && 'en', theme",
    test: { jest: '__tests__/pages/about.test.tsx' },
  },
  {
    name: 'drawn map of the default language in all others',
    file: 'src/model/pageData.ts',
    find: '[code, site.defaultLanguage, ...site.languages]',
    replace: '[site.defaultLanguage, ...site.languages]',
    test: { jest: '__tests__/model/pageData.test.ts' },
  },
  {
    ...mapPicture,
    name: 'attribution of the drawn map hidden',
    find: '        {drawnMap.credit}\n',
    replace: '',
  },
  {
    name: 'drawn map shown for another place',
    file: 'src/model/pageData.ts',
    find: 'office.longitude === company.office.longitude && ',
    replace: '',
    test: { jest: '__tests__/model/pageData.test.ts' },
  },
  {
    ...drawing,
    name: 'sea drawn on the land side of the coast',
    file: 'scripts/map/features.ts',
    find: 'angleOf(point) - angleOf(end)',
    replace: 'angleOf(end) - angleOf(point)',
  },
  {
    ...drawing,
    name: 'name of a drawn map under the marker',
    file: 'scripts/map/labels.ts',
    find: 'const taken = [MARKER, ',
    replace: 'const taken = [',
  },
  {
    ...drawing,
    name: 'names of a drawn map over each other',
    file: 'scripts/map/labels.ts',
    find: ' && !taken.some((other) => overlap(one.box, other))',
    replace: ' && taken.length > 0',
  },
  {
    ...drawing,
    name: 'names of a drawn map in the local language only',
    file: 'scripts/map/labels.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
    find: 'tags[`name:${language}`] ?? tags[`name:${base}`] ?? tags.name',
    replace: 'base && tags.name',
  },
  {
    ...drawing,
    name: 'markup in a name of a drawn map',
    file: 'scripts/map/drawMaps.ts',
    find: ".replaceAll('<', '&lt;')",
    replace: '',
  },
  {
    ...drawingCommand,
    name: 'map drawn from an incomplete answer',
    file: 'scripts/map/overpass.ts',
    find: 'if (answer.remark)',
    replace: 'if (answer.remark === name)',
  },
  {
    ...drawingCommand,
    name: 'old map lost when a new one cannot be drawn',
    file: 'scripts/map.ts',
    find: '  const { languages } = readSite(root);\n',
    replace:
      "  const { languages } = readSite(root);\n  rmSync(join(root, 'content/maps'), { recursive: true });\n",
  },
];
