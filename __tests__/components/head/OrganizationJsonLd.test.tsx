import { hoursSpecification } from '../../../src/model/openingHours';
import { company } from '../../tools/samples';
import { headIn } from './headIn';

async function organizationIn(code: string, changes: Parameters<typeof headIn>[1] = {}) {
  const { all } = await headIn(code, changes);
  const [script, ...others] = all('script[type="application/ld+json"]');
  expect(others).toEqual([]);
  return script?.textContent ?? '';
}

const profile = { label: '', url: 'https://www.linkedin.com/company/example', isProfile: true };
const careers = { label: '', url: 'https://careers.example.com/', isProfile: false };
/** What a company may add. */
const additions = {
  legalName: 'Galini Hafensoftware GmbH & Co. KG',
  phones: [
    { text: '+30 210 000 0000', uri: 'tel:+302100000000' },
    { text: '+30 690 000 0000', uri: 'tel:+306900000000' },
  ],
  openingHours: { text: '', forSearchEngines: ['Mo-Fr 08:00-16:00', 'Sa 09:00-12:00'] },
  links: [profile, careers],
  legal: { vatId: 'DE999999999' },
};

test('They name what the company adds: legal name, VAT ID, phone numbers, profiles, opening hours', async () => {
  expect(JSON.parse(await organizationIn('en', { company: additions }))).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Galini',
    legalName: 'Galini Hafensoftware GmbH & Co. KG',
    vatID: 'DE999999999',
    telephone: ['+30 210 000 0000', '+30 690 000 0000'],
    sameAs: ['https://www.linkedin.com/company/example'],
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '16:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Saturday'],
        opens: '09:00',
        closes: '12:00',
      },
    ],
  });
});

test('They say what kind of business it is, and the parts of its address', async () => {
  const postalAddress = {
    streetAddress: 'Akti Miaouli 00',
    postalCode: '185 35',
    addressLocality: 'Piraeus',
    addressCountry: 'GR',
  };
  const source = await organizationIn('en', { company: { type: 'Bakery', postalAddress } });
  const address = { '@type': 'PostalAddress', ...postalAddress };
  expect(JSON.parse(source)).toMatchObject({ '@type': 'Bakery', address, location: { address } });
});

test('They have no empty lists', async () => {
  const source = await organizationIn('en', { company: { phones: [], links: [] } });
  expect(source).not.toContain('[]');
  expect(Object.keys(JSON.parse(source))).not.toContain('telephone');
});

test.each([
  ['Mo-Fr 9:00–17:30', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], ['09:00-17:30']],
  [
    'Sa-Mo 08:00-12:00, 14:00-18:00',
    ['Saturday', 'Sunday', 'Monday'],
    ['08:00-12:00', '14:00-18:00'],
  ],
  ['Tu, Th–Fr 20:00-02:00', ['Tuesday', 'Thursday', 'Friday'], ['20:00-02:00']],
  ['Su', ['Sunday'], ['00:00-23:59']],
  ['We 08:00-24:00', ['Wednesday'], ['08:00-23:59']],
])('Search engines understand the hours %s', (line, days, times) => {
  const found = hoursSpecification(line);
  expect(found.map(({ opens, closes }) => `${opens}-${closes}`)).toEqual(times);
  for (const { dayOfWeek } of found) expect(dayOfWeek).toEqual(days);
});

test('They describe the company, and no text ends the script element', async () => {
  const address = '</script><b>1 Street';
  const source = await organizationIn('en', { address });
  expect(source).not.toContain('<');
  expect(JSON.parse(source)).toMatchObject({
    '@type': 'Organization',
    url: 'https://www.example.com',
    logo: 'https://www.example.com/icons/512.png',
    email: 'hello@example.com',
    telephone: ['+30 210 000 0000'],
    location: {
      address,
      geo: { '@type': 'GeoCoordinates', latitude: 37.95, longitude: 23.64 },
      hasMap: company.mapsUrl,
    },
  });
});
