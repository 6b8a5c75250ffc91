/** The map of the office, drawn and live. */
import type { Fault } from './fault';

const liveMap = {
  file: 'src/components/islands/drawLiveMap.ts',
  test: { jest: '__tests__/components/islands/drawLiveMap.test.ts' },
};
const useLiveMap = {
  file: 'src/components/islands/useLiveMap.ts',
  test: { jest: '__tests__/components/islands/useLiveMap.test.ts' },
};
const mapConsent = {
  file: 'src/dom/mapConsent.ts',
  test: { jest: '__tests__/dom/mapConsent.test.ts' },
};
const mapPicture = {
  file: 'src/components/map/MapPicture.tsx',
  test: { jest: '__tests__/components/map/MapPicture.test.tsx' },
};
const drawing = { test: { jest: '__tests__/scripts/map/drawMaps.test.ts' } };
const drawingCommand = { test: { jest: '__tests__/scripts/map/map.test.ts' } };

export const map: Fault[] = [
  { ...liveMap, name: 'zoom 11 instead of 12', find: 'ZOOM = 12', replace: 'ZOOM = 11' },
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
    find: 'center: [office.longitude, office.latitude]',
    replace: 'center: [office.latitude, office.longitude]',
  },
  {
    ...liveMap,
    name: 'labels of the live map in English',
    find: 'accessToken: token, language,',
    replace: "accessToken: token, language: 'en',",
  },
  {
    ...liveMap,
    name: 'live map read out beside the picture',
    find: '    hideFromScreenReaders(map.getCanvas());\n',
    replace: '',
  },
  {
    ...useLiveMap,
    name: 'live map loaded where data is to be saved',
    find: ' && !connection?.saveData',
    replace: ' && (true || connection)',
  },
  {
    ...useLiveMap,
    name: 'secret map token sent',
    find: "token.startsWith('pk.')",
    replace: "token !== ''",
  },
  {
    ...useLiveMap,
    name: 'live map loaded at the top of the page',
    find: 'if (!entries.at(-1)?.isIntersecting) return;',
    replace: '',
  },
  {
    name: 'live map shown before the visitor agrees',
    file: 'src/components/islands/consent/MapConsent.tsx',
    find: 'const isShown = isAllowed && !hasFailed;',
    replace: 'const isShown = !hasFailed;',
    test: { jest: '__tests__/components/islands/consent/MapConsent.test.tsx' },
  },
  {
    ...mapConsent,
    name: 'consent stored without the visitor’s wish',
    find: 'if (remember) localStorage',
    replace: 'if (remember || true) localStorage',
  },
  {
    ...mapConsent,
    name: 'identifier of Mapbox left after the withdrawal',
    find: '  change(false);\n  deleteMapboxData();',
    replace: '  change(false);',
  },
  {
    ...mapConsent,
    name: 'tiles of Mapbox left after the withdrawal',
    find: "'caches' in window",
    replace: 'false',
  },
  {
    name: 'drawn map of another language',
    file: 'src/components/map/MapPicture.tsx',
    find: 'drawn.language, theme',
    replace: "drawn.language && 'en', theme",
    test: { jest: '__tests__/pages/about.test.tsx' },
  },
  {
    name: 'drawn map of the default language in all others',
    file: 'src/gatsby/languageNodes.ts',
    find: '[code, defaultLanguage, ...languages].find(isDrawn)',
    replace: '[defaultLanguage, ...languages].find(isDrawn)',
    test: { jest: '__tests__/gatsby/languageNodes.test.ts' },
  },
  {
    ...mapPicture,
    name: 'attribution of the drawn map hidden',
    find: '        {drawn.credit}\n',
    replace: '',
  },
  {
    ...mapPicture,
    name: 'drawn map shown for another place',
    find: '    office.longitude !== drawn.office.longitude ||\n',
    replace: '',
  },
  {
    ...drawing,
    name: 'sea drawn on the land side of the coast',
    file: 'scripts/map/sea.ts',
    find: '(at - from + 1) % 1',
    replace: '(from - at + 1) % 1',
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
    file: 'scripts/map/svg.ts',
    find: ".replaceAll('<', '&lt;')",
    replace: '',
  },
  {
    ...drawingCommand,
    name: 'map drawn from an incomplete answer',
    file: 'scripts/map/overpass.ts',
    find: 'if (data.remark)',
    replace: 'if (data.remark === name)',
  },
  {
    ...drawingCommand,
    name: 'old map lost when a new one cannot be drawn',
    file: 'scripts/map/redraw.ts',
    find: '  const { languages } = readSite(root);\n',
    replace:
      "  const { languages } = readSite(root);\n  rmSync(join(root, 'content/maps'), { recursive: true });\n",
  },
];
