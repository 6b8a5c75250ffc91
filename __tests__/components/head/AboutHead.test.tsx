import { render, waitFor } from '@testing-library/react';
import { AboutHead } from '../../../src/components/head/AboutHead';
import { company, published, siteDataIn, wordsIn } from '../../samples';
import { headIn } from './headIn';

const absolute = (path: string) => company.url + path;

test.each(published.map(({ code, about }) => [code, about]))(
  'In %s, the head has one canonical link and the alternates in the other languages',
  async (code, about) => {
    const { all } = await headIn(code);
    const [canonical, ...others] = all('link[rel=canonical]');
    expect(canonical).toHaveAttribute('href', absolute(about));
    expect(others).toEqual([]);
    const alternates = all('link[rel=alternate]').map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    const listed = published.map((language) => [language.code, absolute(language.about)]);
    expect(alternates).toEqual([...listed, ['x-default', absolute('/about/')]]);
  },
);

test('A shared link shows title, description and the Open Graph image with its text', async () => {
  const { content, words } = await headIn('el');
  const { title, description } = words.meta;
  expect(content('[property="og:title"]')).toEqual([title]);
  expect(content('[property="og:description"]')).toEqual([description]);
  expect(content('[property="og:url"]')).toEqual([absolute('/el/about/')]);
  expect(content('[property="og:type"]')).toEqual(['website']);
  expect(content('[property="og:site_name"]')).toEqual(['Galini']);
  expect(content('[property="og:locale"]')).toEqual(['el_GR']);
  expect(content('[property="og:image:width"]')).toEqual(['1200']);
  expect(content('[property="og:image:height"]')).toEqual(['630']);
  expect(content('[property="og:image"]')).toEqual([absolute('/cards/el.jpg')]);
  expect(content('[property="og:image:alt"]')).toEqual(['Card in el']);
  expect(content('[name="twitter:card"]')).toEqual(['summary_large_image']);
});

test('Search engines list the page, but not a preview of it', async () => {
  const { content, words } = await headIn('en');
  expect(content('[name="robots"]')).toEqual([]);
  const [language] = published;
  if (!language) throw new Error('No language is published.');
  const preview = { siteMetadata: { year: '2031', isPreview: true } };
  const site = { ...siteDataIn(language), site: preview };
  render(<AboutHead site={site} words={words} path="/about/" />);
  await waitFor(() =>
    expect(document.head.querySelector('[name="robots"]')).toHaveAttribute('content', 'noindex'),
  );
});

test('A draft without an Open Graph image has no image tags', async () => {
  document.head.replaceChildren();
  const [language] = published;
  if (!language) throw new Error('the sample site has languages');
  const words = wordsIn('en').page.about;
  render(<AboutHead site={siteDataIn({ ...language, card: null })} words={words} path="/about/" />);
  await waitFor(() => expect(document.title).toBe(words.meta.title));
  expect(document.head.querySelector('[property^="og:image"]')).toBeNull();
});

test('The structured data describe the company, and no text ends the script element', async () => {
  document.head.replaceChildren();
  const [language] = published;
  if (!language) throw new Error('the sample site has languages');
  const words = wordsIn('en').page.about;
  const map = { ...words.map, address: '</script><b>1 Street' };
  render(<AboutHead site={siteDataIn(language)} words={{ ...words, map }} path="/about/" />);
  await waitFor(() => expect(document.title).toBe(words.meta.title));
  const source = document.head.querySelector('script[type="application/ld+json"]')?.textContent;
  expect(source).not.toContain('<');
  expect(JSON.parse(source ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Galini',
    url: 'https://www.example.com',
    logo: 'https://www.example.com/icons/512.png',
    email: 'hello@example.com',
    telephone: '+30 210 000 0000',
    location: {
      '@type': 'Place',
      address: map.address,
      geo: { '@type': 'GeoCoordinates', latitude: 37.95, longitude: 23.64 },
      hasMap: company.mapsUrl,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: '+30 210 000 0000',
      email: 'hello@example.com',
      availableLanguage: ['en', 'el', 'de', 'ar'],
    },
  });
});
