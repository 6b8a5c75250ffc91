import { published } from '../../samples';
import { headIn } from './headIn';
import { compileErrors } from './schemaOrg';

async function organizationIn(code: string) {
  const { all } = await headIn(code);
  const [script, ...others] = all('script[type="application/ld+json"]');
  expect(others).toEqual([]);
  return script?.textContent ?? '';
}

const codes = published.map(({ code }) => code);

const mistakesIn = (organization: { location: object }) => {
  const geo = { '@type': 'GeoCoordinates', latitude: { value: 37.95 }, longitude: 23.64 };
  return {
    latitude: { ...organization, location: { ...organization.location, geo } },
    place: { ...organization, location: { ...organization.location, '@type': 'Plaice' } },
    property: { ...organization, telefone: '+30 210 000 0000' },
    type: { ...organization, '@type': 'Organisation' },
  };
};
const mistakes = ['latitude', 'place', 'property', 'type'];

/** Names of the documents that the compiler rejects. It runs once for all documents, as it takes seconds. */
let rejected: string[];
beforeAll(async () => {
  const documents: Record<string, string> = {};
  for (const code of codes) documents[code] = await organizationIn(code);
  const wrong = mistakesIn(JSON.parse(documents.en ?? ''));
  for (const [name, mistake] of Object.entries(wrong)) documents[name] = JSON.stringify(mistake);
  const errors = compileErrors(documents).matchAll(/^(\w+)\.ts\(/gm);
  rejected = [...errors].map(([, name = '']) => name);
});

test.each(codes)('The structured data in %s use the vocabulary of schema.org', (code) => {
  expect(rejected).not.toContain(code);
});

test.each(mistakes)('The compiler notices a wrong %s', (name) => {
  expect(rejected).toContain(name);
});
