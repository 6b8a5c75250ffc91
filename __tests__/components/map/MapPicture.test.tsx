import { existsSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { MapPicture } from '../../../src/components/map/MapPicture';
import { listFiles } from '../../../src/content/files/listFiles';
import { company, pictureOf, published, withoutFile, words } from '../../samples';

const { office } = company;
const props = {
  size: 'wide',
  picture: withoutFile('Map of the harbour'),
  credit: words.site.mapCredit,
  mapLanguage: 'en',
  address: '1 Quay, Valparaíso',
  mapsUrl: 'https://maps.example.com/',
  words: words.site,
} as const;
const { alt: name } = props.picture;

test.each([
  ['narrow', '640', '480'],
  ['wide', '1280', '960'],
] as const)(
  'The %s drawn map has its size, so that nothing shifts when it loads',
  (size, width, height) => {
    render(<MapPicture {...props} office={office} size={size} />);
    const image = screen.getByRole('img', { name });
    expect(image).toHaveAttribute('src', `/map/${size}.en.svg`);
    expect(image).toHaveAttribute('width', width);
    expect(image).toHaveAttribute('height', height);
    expect(image).toHaveAttribute('loading', 'lazy');
  },
);

test.each(published)('There is a drawn map for $code', ({ mapLanguage }) => {
  render(<MapPicture {...props} office={office} mapLanguage={mapLanguage} />);
  expect(
    existsSync(
      `__tests__/sample/content/maps${screen.getByRole('img').getAttribute('src')?.slice('/map'.length)}`,
    ),
  ).toBe(true);
});

test('The drawn map names the source of its coastline', () => {
  render(<MapPicture {...props} office={office} />);
  expect(screen.getByText(props.credit)).toBeInTheDocument();
});

test.each([
  ['longitude', { ...office, longitude: 23.65 }],
  ['latitude', { ...office, latitude: 37.96 }],
])(
  'An office at another %s than the drawn map shows its address and a link to a map',
  (_, moved) => {
    render(<MapPicture {...props} office={moved} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText(props.credit)).toBeNull();
    expect(screen.getByText('1 Quay, Valparaíso')).toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: 'Open the map (opens the map in a new tab)' }),
    ).toHaveAttribute('href', 'https://maps.example.com/');
  },
);

test("The office's own picture replaces the drawn map and its credit", () => {
  render(<MapPicture {...props} office={office} picture={pictureOf('own-map', name)} />);
  expect(screen.getByRole('img', { name })).toHaveAttribute('src', '/own-map.jpg');
  expect(screen.queryByText(props.credit)).toBeNull();
});

test("The office's own picture shows at any position", () => {
  const elsewhere = { longitude: -70.65, latitude: -33.44 };
  render(<MapPicture {...props} office={elsewhere} picture={pictureOf('own-map', name)} />);
  expect(screen.getByRole('img', { name })).toHaveAttribute('src', '/own-map.jpg');
});

test.each(listFiles('__tests__/sample', 'content/maps'))(
  '%s has no wide strokes, which take frames of 100 ms and more to draw while scrolling',
  (file) => {
    const svg = readFileSync(`__tests__/sample/${file}`, 'utf8');
    const widths = [...svg.matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) => Number(width));
    expect(Math.max(...widths)).toBeLessThanOrEqual(3);
  },
);
