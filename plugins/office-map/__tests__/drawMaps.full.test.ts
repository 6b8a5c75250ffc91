/** @jest-environment node */
import sharp from 'sharp';
import { drawMaps } from '../src/drawMaps';
import type { MapElement } from '../src/features';
import { answerFile, colors, offices, type PlaceName, placeNames, readElements } from './answers';

const LANGUAGES = ['en', 'el', 'de', 'ar'];
const drawn = Object.fromEntries(
  placeNames.map((name) => [
    name,
    drawMaps(readElements(answerFile(name)), offices[name], LANGUAGES, colors),
  ]),
);
const wideMap = (elements: MapElement[], office: typeof offices.coast = offices.coast) =>
  drawMaps(elements, office, ['en'], colors).get('wide.en.svg') ?? '';
const mapOf = (place: PlaceName, file: string) => drawn[place]?.get(file) ?? '';
const namesIn = (svg: string) => textsIn(svg).map(({ text }) => text);

describe.each(placeNames)('The map of the %s', (place) => {
  test('has a file for each size, language and theme, small enough for a phone', () => {
    expect([...(drawn[place]?.keys() ?? [])]).toEqual(
      ['narrow', 'wide'].flatMap((size) =>
        ['', '.dark'].flatMap((dark) => LANGUAGES.map((code) => `${size}.${code}${dark}.svg`)),
      ),
    );
    for (const [file, svg] of drawn[place] ?? [])
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(file.startsWith('wide') ? 30_000 : 12_000);
  });

  test('has names apart from each other, from the frame, from the marker and from the credit', () => {
    const marker = { text: 'marker', className: '', left: -18, right: 18, top: -46, bottom: 0 };
    for (const [file, svg] of drawn[place] ?? []) {
      const boxes = boxesOf(svg);
      expect(boxes.length).toBeGreaterThan(2);
      expect(overlaps([marker, ...boxes])).toEqual([]);
      const [x, y] = file.startsWith('wide') ? [640, 480] : [320, 240];
      for (const { left, right, top, bottom } of boxes)
        expect(left > -x && right < x && top > -y && bottom < y - 25).toBe(true);
    }
  });
});

test.each([
  ['coast', 'en', ['Valparaíso', 'Viña del Mar', 'Valparaíso Bay', 'Lighthouse Island']],
  ['coast', 'ar', ['بالبارايسو', 'فينيا ديل مار']],
  ['river-city', 'el', ['Κολωνία', 'Λεβερκούζεν', 'Ehrenfeld']],
  ['village', 'de', ['მესტია', 'ლატალი', 'უშბა']],
] as const)('The %s has names in %s, or else as they are written there', (place, code, names) => {
  expect(namesIn(mapOf(place, `wide.${code}.svg`))).toEqual(expect.arrayContaining([...names]));
});

test('Names are as OpenStreetMap has them: with joiners and directional marks, without what nobody sees', () => {
  const office = { lat: 35.7, lon: 51.4 };
  const elements = readElements(answerFile('names'));
  const maps = drawMaps(elements, office, ['fa', 'en'], colors);
  expect(namesIn(maps.get('wide.fa.svg') ?? '').sort()).toEqual(
    [
      'علی\u200cآباد',
      'ශ්\u200dරී ජයවර්ධනපුර කෝට්ටේ',
      'ക്ല\u0d4d\u200d',
      'Neustadt',
      '\u200eTel Aviv\u200f-יפו',
      'Kopfing',
    ].sort(),
  );
  expect(namesIn(maps.get('wide.en.svg') ?? '')).toContain('AliAbad');
});

test('A point that is missing costs the map that point', () => {
  const office = { lat: 35.9, lon: 14.5 };
  const svg = wideMap(readElements(answerFile('null-point')), office);
  expect(namesIn(svg)).toEqual(['Town']);
  // Its three other points are on one line.
  expect(svg).toMatch(/<g class="major"><path d="M[^"]+"/);
});

test('A name is text, never markup', () => {
  const svg = wideMap([{ ...at(1, 1), tags: { place: 'town', name: 'A <b>&amp;\u0007' } }]);
  expect(svg).toContain('>A &lt;b&gt;&amp;amp;<');
});

const water = { light: '#d0d6df', dark: '#0b162e' };
const land = { light: '#f3f0e9', dark: '#1c2942' };

test.each([
  ['the sea is north-west of the coast', 'coast', -440, -330, water],
  ['and the land south-east of it', 'coast', 250, 260, land],
  ['an island in it is land', 'coast', -430, -262, land],
  ['a lake is water', 'coast', 300, 424, water],
  ['a river is water', 'river-city', 65, 0, water],
  ['its bank is land', 'river-city', 20, 0, land],
  ['the village has no sea', 'village', -500, -440, land],
] as const)('On the map, %s', async (_, place, x, y, expected) => {
  for (const theme of ['light', 'dark'] as const) {
    const file = theme === 'light' ? 'wide.de.svg' : 'wide.de.dark.svg';
    expect(await colorAt(mapOf(place, file), x, y)).toBe(expected[theme]);
  }
});

const { lat, lon } = offices.coast;
/** In hundredths of a degree from the office: 69.5 pixels up, and 58.3 to the right. */
const at = (y: number, x: number) => ({ lat: lat + y / 100, lon: lon + x / 100 });
const way = (tags: MapElement['tags'], geometry: MapElement['geometry']) => ({ tags, geometry });

const road = way({ highway: 'primary' }, [at(0, 0), at(0.1, 0.1)]);
const coastline = (geometry: MapElement['geometry']) => way({ natural: 'coastline' }, geometry);
/** Clockwise around the office, if both numbers are positive. */
const ring = (y: number, x: number) =>
  [at(y, -x), at(y, x), at(-y, x), at(-y, -x), at(y, -x)] satisfies MapElement['geometry'];

const [lagoon, largeLagoon] = [coastline(ring(2, 2)), coastline(ring(6, 6))];
const [island, largeIsland] = [2, 6].map((size) => coastline(ring(size, size).toReversed()));
const [west, east] = [coastline([at(30, -7), at(-30, -7)]), coastline([at(-30, -7), at(30, -7)])];
const strait = [coastline([at(1, -30), at(1, 30)]), coastline([at(-1, 30), at(-1, -30)])];

/** Water is on the right of a coastline. The large rings and the last two coasts surround the narrow map. */
test.each([
  ['between two coasts', strait, 'wide', '300,0 100,20', '300,-300 300,300'],
  ['around an island alone', [island], 'wide', '300,0 300,-300 300,300', '100,20'],
  ['in a lagoon', [lagoon], 'narrow', '60,90', '310,230'],
  ['in a lagoon', [lagoon], 'wide', '60,90', '600,450'],
  ['in a large lagoon', [largeLagoon], 'narrow', '60,90 310,230', ''],
  ['in a large lagoon', [largeLagoon], 'wide', '60,90', '600,450'],
  ['around a large island', [largeIsland], 'narrow', '', '60,90 310,230'],
  ['around a large island', [largeIsland], 'wide', '600,450', '60,90'],
  ['west of a coast', [west], 'wide', '-500,0', ''],
  ['west of a coast', [west], 'narrow', '', '-200,40'],
  ['east of a coast', [east], 'narrow', '-200,40', ''],
] as const)('The sea is %s', async (_, coasts, size, wet, dry) => {
  const elements = [road, ...coasts].flatMap((one) => one ?? []);
  const maps = drawMaps(elements, offices.coast, ['en'], colors);
  const colorsAt = (points: string) =>
    Promise.all(
      points.split(' ').map((point) => {
        const [x = 0, y = 0] = point.split(',').map(Number);
        return point && colorAt(maps.get(`${size}.en.svg`) ?? '', x, y);
      }),
    );
  for (const color of await colorsAt(wet)) expect(color || water.light).toBe(water.light);
  for (const color of await colorsAt(dry)) expect(color || land.light).toBe(land.light);
});

test('Ten thousand roads take seconds', () => {
  const roads = Array.from({ length: 10_000 }, (_, index) => {
    const [y, x] = [Math.floor(index / 100) / 7 - 7, (index % 100) / 7 - 7];
    return way({ highway: 'tertiary' }, [at(y, x), at(y + 0.07, x + 0.02), at(y, x + 1 / 7)]);
  });
  const main = way({ highway: 'primary' }, [at(-9, 1), at(9, 1)]);
  const shore = Array.from({ length: 200_000 }, (_, index) => at(20, 9 - index / 1e4));
  const start = performance.now();
  const svg = wideMap([...roads, main, way({ natural: 'coastline' }, shore)]);
  expect(performance.now() - start).toBeLessThan(20_000);
  expect(svg).toContain('<g class="major"><path');
});

test('The office is in the middle: a road that crosses it does so in both sizes', () => {
  const road = way({ highway: 'motorway' }, [at(-1, 0), at(1, 0)]);
  for (const [, svg] of drawMaps([road], offices.coast, ['en'], colors))
    expect(svg).toContain('d="M0 69.5l0 -139"');
});

test('A lake of several ways has its island', async () => {
  const members = [
    { geometry: [at(1, 1), at(1, 4), at(4, 4)] },
    { geometry: [at(1, 1), at(4, 1), at(4, 4)] },
    { geometry: [at(2, 2), at(2, 3), at(3, 3), at(3, 2), at(2, 2)] },
  ];
  const lake = { tags: { natural: 'water' }, members };
  const svg = wideMap([road, lake]);
  expect(await colorAt(svg, 87, -104)).toBe(water.light);
  expect(await colorAt(svg, 146, -174)).toBe(land.light);
});

test('Woods in a park are as green as the park', async () => {
  const square = (size: number) => [
    at(0, 1),
    at(0, 1 + size),
    at(size, 1 + size),
    at(size, 1),
    at(0, 1),
  ];
  const svg = wideMap([
    road,
    way({ leisure: 'park' }, square(3)),
    way({ natural: 'wood' }, square(1)),
  ]);
  for (const [x = 0, y = 0] of [
    [90, -30],
    [200, -100],
  ])
    expect(await colorAt(svg, x, y)).toBe('#d9e0d0');
});

test('A map across the antimeridian is drawn in one piece', () => {
  const across = [
    { lat: 0, lon: 179.99 },
    { lat: 0, lon: -179.99 },
  ];
  const svg = wideMap([way({ highway: 'primary' }, across)], { lat: 0, lon: 179.995 });
  expect(svg).toContain('d="M-29.1 0l116.5 0"');
});

test.each([
  [360, 300],
  [640, 300],
  [1000, 700],
  [1600, 500],
  [700, 1300],
])('In a box of %i × %i pixels, no name is cut off', (width, height) => {
  for (const [file, svg] of drawn.coast ?? []) {
    const [mapWidth, mapHeight] = file.startsWith('wide') ? [1280, 960] : [640, 480];
    const isLarge = width >= mapWidth || height >= mapHeight;
    const scale = isLarge ? Math.max(width / mapWidth, height / mapHeight) : 1;
    const [x, y] = [width / scale / 2, height / scale / 2];
    const shown = boxesOf(svg).filter(({ className }) => !isHidden(svg, className, width, height));
    for (const { text, left, right, top, bottom } of shown)
      expect([text, left > -x && right < x && top > -y && bottom < y]).toEqual([text, true]);
    if (width >= 1000) expect(shown.length).toBeGreaterThan(1);
  }
});

/** By the media queries of the picture, as a browser reads them. */
function isHidden(svg: string, className: string, width: number, height: number): boolean {
  const [, rule = ''] =
    new RegExp(`@media([^{]*)\\{\\.${className}\\{display:none`).exec(svg) ?? [];
  const queries: Record<string, (value: string) => boolean> = {
    'max-width': (value) => width <= Number.parseInt(value, 10),
    'min-width': (value) => width >= Number.parseInt(value, 10),
    'max-height': (value) => height <= Number.parseInt(value, 10),
    'min-height': (value) => height >= Number.parseInt(value, 10),
    'max-aspect-ratio': (value) => width / height <= ratioOf(value),
    'min-aspect-ratio': (value) => width / height >= ratioOf(value),
  };
  const ratioOf = (value: string) => {
    const [a = 0, b = 1] = value.split('/').map(Number);
    return a / b;
  };
  return rule
    .split(',')
    .some((alternative) =>
      [...alternative.matchAll(/\(([\w-]+):([^)]+)\)/g)].every(([, name = '', value = '']) =>
        queries[name]?.(value),
      ),
    );
}

const textsIn = (svg: string) =>
  [...svg.matchAll(/ x="([^"]*)" y="([^"]*)" font-size="([\d.]+)" class="\w+ (\w+)">([^<]*)/g)].map(
    ([, x, y, size, className = '', text = '']) => ({
      text,
      className,
      x: Number(x),
      y: Number(y),
      size: Number(size),
    }),
  );

/** With letters of usual width; the middle of a text is at its x. */
const boxesOf = (svg: string) =>
  textsIn(svg).map(({ text, className, x, y, size }) => {
    const half = (Array.from(text).length * size * 0.55) / 2;
    return {
      text,
      className,
      left: x - half,
      right: x + half,
      top: y - size * 0.75,
      bottom: y + size * 0.2,
    };
  });

const overlaps = (boxes: ReturnType<typeof boxesOf>) =>
  boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.text} and ${b.text}`),
  );

/** In pixels from the office, in a box of the wide map's size, without names. */
async function colorAt(svg: string, x: number, y: number): Promise<string> {
  const sized = svg
    .replace(/<text.*?<\/text>/g, '')
    .replace('<svg', '<svg width="1280" height="960"');
  const pixel = { left: x + 640, top: y + 480, width: 1, height: 1 };
  const channels = await sharp(Buffer.from(sized)).extract(pixel).raw().toBuffer();
  return `#${channels.toString('hex', 0, 3)}`;
}
