import { existsSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { drawLiveMap } from '../../../src/client/islands/drawLiveMap';
import type { OfficeMapProps } from '../../../src/components/map/OfficeMap';
import { listFiles } from '../../../src/model/files/files';
import { fakeViewport, settle } from '../../browserFeatures';
import {
  company,
  drawnMapIn,
  mapOf,
  pictureOf,
  published,
  siteDataIn,
  withoutFile,
  words,
} from '../../samples';

jest.mock('../../../src/client/islands/drawLiveMap', () => ({ drawLiveMap: jest.fn() }));

const { office } = company;
const name = 'Map of the harbour';
const CREDIT = 'Coastline: GSHHG (en)';
const props = {
  office,
  size: 'wide',
  pictures: mapOf(withoutFile(name)),
  language: 'en',
  drawnMap: drawnMapIn('en'),
  className: 'wide',
  address: '1 Quay, Valparaíso',
  mapsUrl: 'https://maps.example.com/',
  isOnRequest: false,
  words: words.labels,
} as const;

/** The token is read when the module is loaded. */
async function show(changes: Partial<OfficeMapProps> = {}, token = '') {
  process.env.GATSBY_MAPBOX_TOKEN = 'pk.test';
  const { OfficeMap } = await import('../../../src/components/map/OfficeMap');
  process.env.GATSBY_MAPBOX_TOKEN = token;
  return render(<OfficeMap {...props} {...changes} />).container;
}

const maps = () => screen.getAllByRole('img', { name });
const sources = () => maps().map((image) => image.getAttribute('src'));

test.each([
  ['narrow', '640', '480'],
  ['wide', '1280', '960'],
] as const)(
  'The %s drawn map has its size, so that nothing shifts when it loads',
  async (size, width, height) => {
    await show({ size });
    expect(sources()).toEqual([`/map/${size}.en.svg`, `/map/${size}.en.dark.svg`]);
    for (const image of maps()) {
      expect(image).toHaveAttribute('width', width);
      expect(image).toHaveAttribute('height', height);
      expect(image).toHaveAttribute('loading', 'lazy');
    }
  },
);

test.each(published)('There is a drawn map for $code, light and dark', async ({ code }) => {
  await show({ drawnMap: siteDataIn(code).drawnMap });
  const missing = sources().filter(
    (source) => !existsSync(`__tests__/sample/content/maps${source?.slice('/map'.length)}`),
  );
  expect(missing).toEqual([]);
});

test.each([
  ['en', null],
  ['fr', 'en'],
])('On a page in %s, the credit in English has the language %s', async (language, lang) => {
  await show({ language });
  expect(screen.getByText(CREDIT).getAttribute('lang')).toBe(lang);
});

test('Without a drawn map, the address and a link to a map are shown', async () => {
  await show({ drawnMap: undefined });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByText(CREDIT)).toBeNull();
  expect(screen.getByText('1 Quay, Valparaíso')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Open the map (opens the map in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://maps.example.com/');
});

test("The office's own picture replaces the drawn map and its credit, at any position", async () => {
  const elsewhere = { longitude: -70.65, latitude: -33.44 };
  await show({ office: elsewhere, pictures: mapOf(pictureOf('own-map', name)) });
  expect(sources()).toEqual(['/own-map.jpg']);
  expect(screen.queryByText(CREDIT)).toBeNull();
});

test("The owner's own picture may have a dark version and a credit", async () => {
  const mapDark = pictureOf('own-night', name);
  const pictures = { map: pictureOf('own-map', name), mapDark, mapCredit: '© Example Maps' };
  await show({ pictures });
  expect(sources()).toEqual(['/own-map.jpg', '/own-night.jpg']);
  expect(screen.getByText('© Example Maps')).toBeInTheDocument();
});

const drawings = listFiles('__tests__/sample', 'content/maps').filter((file) =>
  file.endsWith('.svg'),
);

test.each(drawings)(
  '%s has no wide strokes, which take frames of 100 ms and more to draw while scrolling',
  (file) => {
    const svg = readFileSync(`__tests__/sample/${file}`, 'utf8');
    const widths = [...svg.matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) => Number(width));
    expect(Math.max(...widths)).toBeLessThanOrEqual(3);
  },
);

test('The live map is drawn between picture and marker, around the office', async () => {
  const viewport = fakeViewport();
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => ({}) });
  const container = await show({ language: 'fr' }, 'pk.test');
  const live = container.querySelector<HTMLElement>('.live');
  if (!live) throw new Error('There is no element for the live map.');
  viewport.show(live);
  await settle();
  const { longitude, latitude } = office;
  const view = { office: { longitude, latitude }, language: 'fr' };
  expect(drawLiveMap).toHaveBeenCalledWith(live, view, expect.anything());
  const marker = container.querySelector('svg');
  expect(marker).toHaveAttribute('aria-hidden', 'true');
  expect(live.parentElement?.nextElementSibling).toBe(marker);
  for (const image of maps())
    expect(image.compareDocumentPosition(live)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // Its controls keep their places in right-to-left languages.
  expect(live).toHaveAttribute('dir', 'ltr');
});

test('On request, there is only the picture, and what the browser needs to ask for consent', async () => {
  // Without WebGL nothing is asked.
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
  const container = await show({ isOnRequest: true, language: 'fr' }, 'pk.test');
  expect(maps()).toHaveLength(2);
  expect(container.querySelector('.live')).toBeNull();
  const island = container.querySelector<HTMLElement>('[data-island]');
  expect(island?.dataset.island).toBe('LiveMap');
  const { mapNotice, mapRemember, mapShow, mapHide } = words.labels;
  expect(JSON.parse(island?.dataset.props ?? '')).toEqual({
    office: { longitude: 23.64, latitude: 37.95 },
    language: 'fr',
    consent: { id: 'map-wide', words: { mapNotice, mapRemember, mapShow, mapHide } },
  });
  expect(container.firstElementChild).toHaveAttribute('data-consent');
  await settle();
});

test('The map is as tall as without consent where there is nothing to consent to', async () => {
  const container = await show({ isOnRequest: true });
  expect(container.querySelector('[data-island]')).toBeNull();
  expect(container.firstElementChild).not.toHaveAttribute('data-consent');
});
