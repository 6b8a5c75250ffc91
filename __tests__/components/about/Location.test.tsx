import { render, screen, within } from '@testing-library/react';
import { Location } from '../../../src/components/about/Location';
import { setReducedMotion } from '../../browserFeatures';
import { company, drawnMapIn, mapOf, phone, withoutFile, words } from '../../samples';

const { map } = words.page.about;
const name = map.slides.join('. ');

beforeEach(() => {
  setReducedMotion(true);
  const language = { code: 'fr', drawnMap: drawnMapIn('en') };
  const props = { words: map, siteWords: words.site, company, language };
  const pictures = mapOf(withoutFile('Map of the harbour'));
  render(<Location {...props} pictures={pictures} isMapOnRequest={false} />);
});

test('The section is named by its phrases', () => {
  const section = within(screen.getByRole('region', { name }));
  expect(section.getByRole('heading', { level: 2, name })).toBeInTheDocument();
  expect(section.getByText(map.description)).toHaveAttribute('data-reveal');
});

test('There is a map for each width and theme, with the same description and labels in the map language', () => {
  const images = screen.getAllByRole('img', { name: 'Map of the harbour' });
  const sources = images.map((image) => image.getAttribute('src'));
  expect(sources).toEqual([
    '/map/narrow.en.svg',
    '/map/narrow.en.dark.svg',
    '/map/wide.en.svg',
    '/map/wide.en.dark.svg',
  ]);
  expect(screen.getAllByText('Coastline: GSHHG (en)')).toHaveLength(2);
});

test('The address, phone number and e-mail address are links', () => {
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([company.mapsUrl, phone.uri, `mailto:${company.email}`]);
  expect(screen.getByText(map.address, { normalizer: (text) => text })).toBeInTheDocument();
});
