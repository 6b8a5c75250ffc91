import { published } from '../samples';
import { headIn } from './headIn';
import { complaintsOf } from './schemaOrg';

/** The compiler takes a second or two. */
jest.setTimeout(60_000);

async function organizationIn(code: string) {
  const { all } = await headIn(code);
  const [script, ...others] = all('script[type="application/ld+json"]');
  expect(others).toEqual([]);
  return script?.textContent ?? '';
}

test('In every language, what machines learn of the company is in the words of schema.org', async () => {
  const documents: Record<string, string> = {};
  for (const { code } of published) documents[code] = await organizationIn(code);
  expect(complaintsOf(documents)).toBe('');
});

test('A misspelt type or property, or a value of a wrong kind, is noticed', async () => {
  const organization = JSON.parse(await organizationIn('en'));
  const geo = { '@type': 'GeoCoordinates', latitude: { value: 37.95 }, longitude: 23.64 };
  const mistakes = {
    latitude: { ...organization, location: { ...organization.location, geo } },
    place: { ...organization, location: { ...organization.location, '@type': 'Plaice' } },
    property: { ...organization, telefone: '+30 210 000 0000' },
    type: { ...organization, '@type': 'Organisation' },
  };
  const complaints = complaintsOf(
    Object.fromEntries(
      Object.entries(mistakes).map(([name, mistake]) => [name, JSON.stringify(mistake)]),
    ),
  );
  const refused = [...complaints.matchAll(/^(\w+)\.ts\(/gm)].map(([, name]) => name);
  expect(refused.sort()).toEqual(Object.keys(mistakes));
});
