/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawMaps } from '../../../scripts/map/drawMaps';
import { type MapElement, readElements } from '../../../scripts/map/overpass';
import { answerFile, offices, type PlaceName, placeNames } from './answers';

const LANGUAGES = ['en', 'el', 'de', 'ar'];
const drawn = Object.fromEntries(
  placeNames.map((name) => [
    name,
    drawMaps(readElements(answerFile(name)), offices[name], LANGUAGES),
  ]),
);
const mapOf = (place: PlaceName, file: string) => drawn[place]?.get(file) ?? '';
/** In the order of the drawing; lines of one name are joined. */
const namesIn = (svg: string) => texts(svg).map(({ text }) => text);

describe.each(placeNames)('The map of the %s', (place) => {
  test('has a file for each size, language and theme', () => {
    expect([...(drawn[place]?.keys() ?? [])].sort()).toEqual(
      ['narrow', 'wide']
        .flatMap((size) =>
          LANGUAGES.flatMap((code) => [`${size}.${code}.dark.svg`, `${size}.${code}.svg`]),
        )
        .sort(),
    );
  });

  test('is small enough for a phone', () => {
    for (const [file, svg] of drawn[place] ?? [])
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(file.startsWith('wide') ? 30_000 : 12_000);
  });

  test('has no wide strokes, which take long to draw while scrolling', () => {
    const widths = [...mapOf(place, 'wide.en.svg').matchAll(/stroke-width="([\d.]+)"/g)];
    expect(widths.length).toBeGreaterThan(2);
    expect(Math.max(...widths.map(([, width]) => Number(width)))).toBeLessThanOrEqual(3);
  });

  test.each(['narrow', 'wide'])('has names apart from each other, in the %s frame', (size) => {
    for (const code of LANGUAGES) {
      const boxes = boxesOf(mapOf(place, `${size}.${code}.svg`));
      expect(boxes.length).toBeGreaterThan(2);
      expect(overlaps(boxes)).toEqual([]);
      const [x, y] = size === 'wide' ? [640, 480] : [320, 240];
      const outside = boxes.filter(
        (box) => box.left < -x || box.right > x || box.top < -y || box.bottom > y,
      );
      expect(outside).toEqual([]);
    }
  });

  test('keeps the middle free for the marker', () => {
    const marker = { text: 'marker', left: -18, right: 18, top: -46, bottom: 0 };
    for (const [, svg] of drawn[place] ?? [])
      expect(overlaps([marker, ...boxesOf(svg)]).filter(([one]) => one === 'marker')).toEqual([]);
  });

  test('is the same each time', () => {
    const again = drawMaps(readElements(answerFile(place)).reverse(), offices[place], LANGUAGES);
    expect(namesIn(again.get('wide.en.svg') ?? '')).toEqual(namesIn(mapOf(place, 'wide.en.svg')));
    const once = drawMaps(readElements(answerFile(place)), offices[place], LANGUAGES);
    expect([...once]).toEqual([...(drawn[place] ?? [])]);
  });
});

test.each([
  ['coast', 'en', ['Valparaíso', 'Viña del Mar', 'Valparaíso Bay', 'Lighthouse', 'Island']],
  ['coast', 'el', ['Βαλπαραΐσο', 'Βίνια ντελ Μαρ', 'Concón']],
  ['coast', 'ar', ['بالبارايسو', 'فينيا ديل مار']],
  ['river-city', 'en', ['Cologne', 'Leverkusen', 'Ehrenfeld']],
  ['river-city', 'de', ['Köln', 'Leverkusen', 'Ehrenfeld']],
  ['river-city', 'el', ['Κολωνία', 'Λεβερκούζεν', 'Ehrenfeld']],
  ['village', 'de', ['მესტია', 'ლატალი', 'უშბა']],
  ['dense-grid', 'el', ['Σικάγο', 'Oak Park']],
] as const)('The %s has names in %s, or else as they are written there', (place, code, names) => {
  expect(namesIn(mapOf(place, `wide.${code}.svg`))).toEqual(expect.arrayContaining([...names]));
});

test('A regional language uses the names of its language', () => {
  const maps = drawMaps(readElements(answerFile('river-city')), offices['river-city'], ['de-CH']);
  expect(namesIn(maps.get('wide.de-CH.svg') ?? '')).toContain('Köln');
});

test('A name is text, never markup', () => {
  const [, place] = readElements(answerFile('village')).filter(
    ({ tags }) => tags.place === 'village',
  );
  const named: MapElement[] = readElements(answerFile('village')).map((one) =>
    one.id === place?.id ? { ...one, tags: { ...one.tags, name: 'A <b>&amp;\u0007' } } : one,
  );
  const svg = drawMaps(named, offices.village, ['en']).get('wide.en.svg') ?? '';
  expect(svg).toContain('>A &lt;b&gt;&amp;amp;</text>');
});

describe('Colours', () => {
  const water = { light: '#d0d6df', dark: '#0b162e' };
  const land = { light: '#f3f0e9', dark: '#1c2942' };

  test.each([
    ['the sea is north-west of the coast', 'coast', -440, -330, water],
    ['and the land south-east of it', 'coast', 250, 260, land],
    ['an island in it is land', 'coast', -430, -262, land],
    ['and so is the office', 'coast', 18, 26, land],
    ['a lake is water', 'coast', 300, 424, water],
    ['a river is water', 'river-city', 65, 0, water],
    ['its bank is land', 'river-city', 20, 0, land],
    ['the village has no sea', 'village', -500, -440, land],
    ['nor has the city', 'dense-grid', 630, 452, land],
  ] as const)('%s', async (_, place, x, y, expected) => {
    for (const theme of ['light', 'dark'] as const) {
      const file = theme === 'light' ? 'wide.de.svg' : 'wide.de.dark.svg';
      expect(await colorAt(mapOf(place, file), x, y)).toBe(expected[theme]);
    }
  });

  test('at night the map is dark: no part but the names is brighter than the page’s quiet text', async () => {
    const { data } = await pixelsOf(mapOf('coast', 'wide.en.dark.svg'));
    expect(data.reduce((most, value) => Math.max(most, value))).toBeLessThan(140);
  });
});

test('The island is outside of the shallow water of another coast: water surrounds it', async () => {
  for (const [x, y] of [
    [-520, -260],
    [-340, -260],
    [-430, -330],
  ] as const)
    expect(await colorAt(mapOf('coast', 'wide.en.svg'), x, y)).toBe('#d0d6df');
});

test('A rock in the sea, as there are hundreds along real coasts, leaves the sea as it is', async () => {
  const { lat, lon } = offices.coast;
  const rock: MapElement = {
    type: 'way',
    id: 1,
    tags: { natural: 'coastline' },
    geometry: [
      { lat: lat + 0.05, lon: lon - 0.06 },
      { lat: lat + 0.05, lon: lon - 0.05995 },
      { lat: lat + 0.05004, lon: lon - 0.05995 },
      { lat: lat + 0.05004, lon: lon - 0.06 },
      { lat: lat + 0.05, lon: lon - 0.06 },
    ],
  };
  const plain = readElements(answerFile('coast'));
  const svg = drawMaps([...plain, rock], offices.coast, ['en']).get('wide.en.svg');
  expect(svg).toBe(mapOf('coast', 'wide.en.svg'));
});

test('The office is in the middle: a road that crosses it does so in both sizes', () => {
  const { lat, lon } = offices.coast;
  const crossing: MapElement = {
    type: 'way',
    id: 1,
    tags: { highway: 'motorway' },
    geometry: [
      { lat: lat - 0.01, lon },
      { lat: lat + 0.01, lon },
    ],
  };
  for (const [file, svg] of drawMaps([crossing], offices.coast, ['en'])) {
    // 0.01° of latitude are 69.5 pixels at this latitude and zoom 12.
    if (!file.includes('dark')) expect(svg).toContain('d="M0 69.5l0-139"');
  }
});

test('A lake is drawn from the answer as the server writes it, with all that a map does not need', async () => {
  const { lat, lon } = offices.coast;
  const at = (y: number, x: number) => ({ lat: lat + y / 100, lon: lon + x / 100 });
  const answer = {
    version: 0.6,
    generator: 'Overpass API 0.7.62.7 375dc00a',
    osm3s: { timestamp_osm_base: '2025-07-26T14:01:41Z', copyright: 'ODbL' },
    elements: [
      { type: 'node', id: 1, ...at(1, 1) },
      {
        type: 'way',
        id: 2,
        bounds: { minlat: lat - 0.05, minlon: lon, maxlat: lat + 0.05, maxlon: lon },
        nodes: [1, 3],
        geometry: [at(-5, 0), at(5, 0)],
        tags: { highway: 'primary', 'name:el': 'Οδός' },
      },
      {
        type: 'relation',
        id: 4,
        bounds: { minlat: lat, minlon: lon, maxlat: lat + 0.04, maxlon: lon + 0.04 },
        members: [
          { type: 'node', ref: 1, role: 'label', ...at(2, 2) },
          { type: 'relation', ref: 5, role: '' },
          { type: 'way', ref: 6, role: '', geometry: [at(1, 1), at(1, 4), at(4, 4)] },
          { type: 'way', ref: 7, role: 'outer', geometry: [at(1, 1), at(4, 1), at(4, 4)] },
          {
            type: 'way',
            ref: 8,
            role: 'inner',
            geometry: [at(2, 2), at(2, 3), at(3, 3), at(3, 2), at(2, 2)],
          },
        ],
        tags: { type: 'multipolygon', natural: 'water' },
      },
    ],
  };
  const folder = mkdtempSync(join(tmpdir(), 'map-'));
  writeFileSync(join(folder, 'export.json'), JSON.stringify(answer));
  const elements = readElements(join(folder, 'export.json'));
  rmSync(folder, { recursive: true });
  const svg = drawMaps(elements, offices.coast, ['en']).get('wide.en.svg') ?? '';
  // 0.01° are 58.3 pixels to the right, and 69.5 up.
  expect(await colorAt(svg, 87, -104)).toBe('#d0d6df');
  expect(await colorAt(svg, 146, -174)).toBe('#f3f0e9');
});

test('A road of which a download has only the parts in a box has a gap, not a short cut', () => {
  const { lat, lon } = offices.coast;
  const at = (y: number, x: number) => ({ lat: lat + y / 100, lon: lon + x / 100 });
  const road: MapElement = {
    type: 'way',
    id: 1,
    tags: { highway: 'primary' },
    geometry: [null, at(1, 1), at(1, 2), null, null, at(-1, 2), at(-1, 1)],
  };
  const svg = drawMaps([road], offices.coast, ['en']).get('wide.en.svg');
  expect(svg).toContain('d="M58.3-69.5l58.2 0M116.5 69.5l-58.2 0"');
});

test('A map across the antimeridian is drawn in one piece', () => {
  const road: MapElement = {
    type: 'way',
    id: 1,
    tags: { highway: 'primary' },
    geometry: [
      { lat: 0, lon: 179.99 },
      { lat: 0, lon: -179.99 },
    ],
  };
  const svg = drawMaps([road], { lat: 0, lon: 179.995 }, ['en']).get('wide.en.svg');
  // 0.01° of longitude are 58.3 pixels.
  expect(svg).toContain('d="M-29.1 0l116.5 0"');
});

describe('No map is drawn', () => {
  const office = offices.coast;
  const coastline: MapElement = {
    type: 'way',
    id: 1,
    tags: { natural: 'coastline' },
    geometry: [
      { lat: -33.1, lon: -71.52 },
      { lat: -32.9, lon: -71.52 },
    ],
  };
  const road = (lon: number): MapElement => ({
    type: 'way',
    id: 2,
    tags: { highway: 'primary' },
    geometry: [
      { lat: -33.1, lon },
      { lat: -33.0, lon },
    ],
  });

  test.each([
    [
      'where there is nothing',
      [],
      /no road and no place around latitude -33\.04, longitude -71\.62/,
    ],
    ['of the open sea', [coastline], /is only sea/],
    [
      'of an office in the sea',
      [{ ...coastline, geometry: coastline.geometry?.toReversed() }, road(-71.53)],
      /is the sea, far from the coast/,
    ],
  ])('%s', (_, elements, message) => {
    expect(() => drawMaps(elements, office, ['en'])).toThrow(message);
    expect(() => drawMaps(elements, office, ['en'])).toThrow('content/company.json');
  });

  test('but an office on a pier has one', () => {
    const reversed = { ...coastline, geometry: coastline.geometry?.toReversed() };
    expect(drawMaps([reversed, road(-71.621)], office, ['en']).size).toBe(4);
  });
});

test('More detail than fits is left out, the smallest roads first', () => {
  const streets = Array.from({ length: 3000 }, (_, index): MapElement => {
    const lat = 50.88 + (index % 300) * 0.0004;
    const lon = 6.85 + Math.floor(index / 300) * 0.02;
    const wiggle = [0, 1, 2, 3, 4].map((step) => ({
      lat: lat + (step % 2) * 0.002,
      lon: lon + step * 0.004,
    }));
    return { type: 'way', id: index, tags: { highway: 'tertiary' }, geometry: wiggle };
  });
  const plain = readElements(answerFile('river-city'));
  const svg = drawMaps([...plain, ...streets], offices['river-city'], ['en']).get('wide.en.svg');
  expect(Buffer.byteLength(svg ?? '')).toBeLessThanOrEqual(30_000);
  expect(namesIn(svg ?? '')).toContain('Cologne');
  expect(svg).toContain('stroke-width="2.2"');
});

interface Text {
  text: string;
  x: number;
  y: number;
  size: number;
}

/** Each with the font size of the innermost element around it. */
function texts(svg: string): Text[] {
  const sizes: number[] = [];
  const found: Text[] = [];
  for (const [, end, name, attributes = '', text = ''] of svg.matchAll(
    /<(\/)?(\w+)([^>]*)>([^<]*)/g,
  )) {
    const value = (key: string) => Number(new RegExp(` ${key}="([^"]*)"`).exec(attributes)?.[1]);
    const size = value('font-size') || (sizes.at(-1) ?? 0);
    if (name === 'text' && !end) found.push({ text, x: value('x'), y: value('y'), size });
    if (end) sizes.pop();
    else if (!attributes.endsWith('/')) sizes.push(size);
  }
  return found;
}

/** With letters of usual width; the middle of a text is at its x. */
const boxesOf = (svg: string) =>
  texts(svg).map(({ text, x, y, size }) => {
    const half = (Array.from(text).length * size * 0.55) / 2;
    return { text, left: x - half, right: x + half, top: y - size * 0.75, bottom: y + size * 0.2 };
  });

function overlaps(boxes: ReturnType<typeof boxesOf>): [string, string][] {
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b): [string, string] => [a.text, b.text]),
  );
}

/** In a box of the wide map's size, without names. */
const inWideBox = (svg: string) =>
  svg.replace(/<text.*?<\/text>/g, '').replace('<svg', '<svg width="1280" height="960"');

const pixelsOf = (svg: string) =>
  sharp(Buffer.from(inWideBox(svg)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

/** In pixels from the office. */
async function colorAt(svg: string, x: number, y: number): Promise<string> {
  const { data, info } = await pixelsOf(svg);
  const start = ((y + info.height / 2) * info.width + x + info.width / 2) * info.channels;
  return `#${data.subarray(start, start + 3).toString('hex')}`;
}
