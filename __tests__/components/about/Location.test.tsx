import { render, screen } from '@testing-library/react';
import { Location } from '../../../src/components/about/Location';
import { setReducedMotion } from '../../tools/browserFeatures';
import {
  company,
  drawnMapIn,
  mapOf,
  phone,
  siteDataIn,
  withoutFile,
  words,
} from '../../tools/samples';

const { map } = words.about;

const { labels: site } = words;
const { address } = map;

function show(changes: Partial<typeof company> = {}, code = 'fr') {
  setReducedMotion(true);
  const data = siteDataIn(code, {
    drawnMap: drawnMapIn('en'),
    company: { ...company, ...changes },
  });
  const pictures = mapOf(withoutFile('Map of the harbour'));
  return render(<Location words={map} labels={site} site={data} pictures={pictures} />);
}

test('Phone number and e-mail address are links, and run left to right in every language', () => {
  show();
  const call = screen.getByRole('link', { name: `${site.phone}: ${phone.text}` });
  expect(call).toHaveAttribute('href', phone.uri);
  expect(call).not.toHaveAttribute('target');
  const write = screen.getByRole('link', { name: `${site.email}: ${company.email}` });
  expect(write).toHaveAttribute('href', `mailto:${company.email}`);
  for (const text of [phone.text, company.email])
    expect(screen.getByText(text)).toHaveAttribute('dir', 'ltr');
  const way = screen.getByRole('link', { name: RegExp(`^${site.address}: `) });
  expect(way.textContent).toBe(address);
  expect(way.closest('[dir]')).toBeNull();
});

test('Every phone number is a link; without one there is no empty line', () => {
  const other = { text: '+30 690 000 0000', uri: 'tel:+306900000000' };
  const { unmount } = show({ phones: [phone, other] });
  const numbers = screen.getAllByRole('link', { name: /^Phone: / });
  expect(numbers.map((link) => link.getAttribute('href'))).toEqual([phone.uri, other.uri]);
  unmount();
  show({ phones: [] });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('The opening hours have a label', () => {
  show({ openingHours: { text: 'Mo–Fr 8–16 Uhr\nSa 9–12 Uhr', forSearchEngines: [] } }, 'de');
  expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent(
    'Opening hours: Mo–Fr 8–16 Uhr Sa 9–12 Uhr',
  );
});

test.each([
  [
    'https://www.google.com/maps/place/A/@37.95,23.64,17z?entry=ttu&g_ep=EgoyMDI0&utm_source=a#b',
    'https://www.google.com/maps/place/A/@37.95,23.64,17z#b',
  ],
  ['https://maps.example.com/?q=37.95,23.64&fbclid=a', 'https://maps.example.com/?q=37.95%2C23.64'],
  [company.mapsUrl, null],
])('On paper, the link %s has no tracking', (mapsUrl, printed) => {
  show({ mapsUrl });
  const link = screen.getByRole('link', { name: /^Address: / });
  expect(link).toHaveAttribute('href', mapsUrl);
  expect(link.getAttribute('data-printed')).toBe(printed);
});
