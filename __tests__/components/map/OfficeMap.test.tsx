import { render, screen } from '@testing-library/react';
import { drawLiveMap } from '../../../src/components/islands/drawLiveMap';
import { fakeViewport, settle } from '../../browserFeatures';
import { company, drawnMapIn, mapOf, withoutFile, words } from '../../samples';

jest.mock('../../../src/components/islands/drawLiveMap', () => ({ drawLiveMap: jest.fn() }));

const { office } = company;
const name = 'Map of the harbour';
const props = {
  office,
  size: 'wide',
  pictures: mapOf(withoutFile(name)),
  language: 'fr',
  drawnMap: drawnMapIn('en'),
  className: 'wide',
  address: '1 Quay, Piraeus',
  mapsUrl: 'https://maps.example.com/',
  isOnRequest: false,
  words: words.site,
} as const;

/** The token is read when the module is loaded. */
async function loadOfficeMap() {
  process.env.GATSBY_MAPBOX_TOKEN = 'pk.test';
  return (await import('../../../src/components/map/OfficeMap')).OfficeMap;
}

async function renderMap() {
  const viewport = fakeViewport();
  const OfficeMap = await loadOfficeMap();
  const { container } = render(<OfficeMap {...props} />);
  const live = container.querySelector<HTMLElement>('.live');
  if (!live) throw new Error('There is no element for the live map.');
  return { container, live, viewport };
}

test('The picture is rendered first, with labels in the map language', async () => {
  const { container } = await renderMap();
  const [light] = screen.getAllByRole('img', { name });
  expect(light).toHaveAttribute('src', '/map/wide.en.svg');
  expect(container.firstElementChild).toHaveClass('map', 'wide');
});

test('The marker is hidden from screen readers', async () => {
  const { container } = await renderMap();
  expect(screen.getAllByRole('img', { name })).toEqual(screen.getAllByRole('img'));
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('The live map is drawn between picture and marker, around the office', async () => {
  const { container, live, viewport } = await renderMap();
  viewport.show(live);
  await settle();
  const place = { longitude: office.longitude, latitude: office.latitude };
  expect(drawLiveMap).toHaveBeenCalledWith(
    expect.objectContaining({ element: live, office: place, language: 'fr' }),
  );
  expect(live.parentElement?.nextElementSibling).toBe(container.querySelector('svg'));
  for (const image of screen.getAllByRole('img', { name }))
    expect(image.compareDocumentPosition(live)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("The live map's controls keep their places in right-to-left languages", async () => {
  const { live } = await renderMap();
  expect(live).toHaveAttribute('dir', 'ltr');
});

test('On request, there is only the picture, and what the browser needs to ask for consent', async () => {
  // Without WebGL nothing is asked.
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
  const OfficeMap = await loadOfficeMap();
  const { container } = render(<OfficeMap {...props} isOnRequest />);
  expect(screen.getAllByRole('img', { name })).toHaveLength(2);
  expect(container.querySelector('.live')).toBeNull();
  const island = container.querySelector<HTMLElement>('[data-island]');
  expect(island?.dataset.island).toBe('LiveMapOnRequest');
  const { mapNotice, mapRemember, mapShow, mapHide } = words.site;
  expect(JSON.parse(island?.dataset.props ?? '')).toEqual({
    office: { longitude: 23.64, latitude: 37.95 },
    language: 'fr',
    id: 'map-wide',
    words: { mapNotice, mapRemember, mapShow, mapHide },
  });
  expect(container.firstElementChild).toHaveAttribute('data-consent');
  await settle();
});

test('The map is as tall as without consent where there is nothing to consent to', async () => {
  const OfficeMap = await loadOfficeMap();
  process.env.GATSBY_MAPBOX_TOKEN = '';
  const { container } = render(<OfficeMap {...props} isOnRequest />);
  expect(container.querySelector('[data-island]')).toBeNull();
  expect(container.firstElementChild).not.toHaveAttribute('data-consent');
});
