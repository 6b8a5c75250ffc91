import { existsSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { MapPicture } from '../../../src/components/map/MapPicture';
import { listFiles } from '../../../src/content/files/listFiles';
import {
  company,
  drawnMapIn,
  mapOf,
  pictureOf,
  published,
  withoutFile,
  words,
} from '../../samples';

const { office } = company;
const CREDIT = 'Coastline: GSHHG (en)';
const props = {
  size: 'wide',
  pictures: mapOf(withoutFile('Map of the harbour')),
  language: 'en',
  drawnMap: drawnMapIn('en'),
  address: '1 Quay, Valparaíso',
  mapsUrl: 'https://maps.example.com/',
  words: words.site,
} as const;
const { alt: name } = props.pictures.map;
const sources = () =>
  screen.getAllByRole('img', { name }).map((image) => image.getAttribute('src'));

test.each([
  ['narrow', '640', '480'],
  ['wide', '1280', '960'],
] as const)(
  'The %s drawn map has its size, so that nothing shifts when it loads',
  (size, width, height) => {
    render(<MapPicture {...props} office={office} size={size} />);
    expect(sources()).toEqual([`/map/${size}.en.svg`, `/map/${size}.en.dark.svg`]);
    for (const image of screen.getAllByRole('img', { name })) {
      expect(image).toHaveAttribute('width', width);
      expect(image).toHaveAttribute('height', height);
      expect(image).toHaveAttribute('loading', 'lazy');
    }
  },
);

test.each(published)('There is a drawn map for $code, light and dark', ({ drawnMap }) => {
  render(<MapPicture {...props} office={office} drawnMap={drawnMap} />);
  const missing = sources().filter(
    (source) => !existsSync(`__tests__/sample/content/maps${source?.slice('/map'.length)}`),
  );
  expect(missing).toEqual([]);
});

test('The drawn map names its source', () => {
  render(<MapPicture {...props} office={office} />);
  expect(screen.getByText(CREDIT)).not.toHaveAttribute('lang');
});

test('A credit in another language than the page says so', () => {
  render(<MapPicture {...props} office={office} language="fr" />);
  expect(screen.getByText(CREDIT)).toHaveAttribute('lang', 'en');
});

test('Without a drawn map the address is shown', () => {
  render(<MapPicture {...props} office={office} drawnMap={null} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('1 Quay, Valparaíso')).toBeInTheDocument();
});

test.each([
  ['longitude', { ...office, longitude: 23.65 }],
  ['latitude', { ...office, latitude: 37.96 }],
])(
  'An office at another %s than the drawn map shows its address and a link to a map',
  (_, moved) => {
    render(<MapPicture {...props} office={moved} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText(CREDIT)).toBeNull();
    expect(screen.getByText('1 Quay, Valparaíso')).toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: 'Open the map (opens the map in a new tab)' }),
    ).toHaveAttribute('href', 'https://maps.example.com/');
  },
);

test("The office's own picture replaces the drawn map and its credit", () => {
  render(<MapPicture {...props} office={office} pictures={mapOf(pictureOf('own-map', name))} />);
  expect(screen.getByRole('img', { name })).toHaveAttribute('src', '/own-map.jpg');
  expect(screen.queryByText(CREDIT)).toBeNull();
});

test("The office's own picture shows at any position", () => {
  const elsewhere = { longitude: -70.65, latitude: -33.44 };
  render(<MapPicture {...props} office={elsewhere} pictures={mapOf(pictureOf('own-map', name))} />);
  expect(screen.getByRole('img', { name })).toHaveAttribute('src', '/own-map.jpg');
});

test("The owner's own picture may have a dark version and a credit", () => {
  const pictures = {
    map: pictureOf('own-map', name),
    mapDark: pictureOf('own-night', name),
    mapCredit: '© Example Maps',
  };
  render(<MapPicture {...props} office={office} pictures={pictures} />);
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
