import { Helmet } from 'react-helmet';
import type { SiteData } from '../../model/pageData';

interface Props {
  site: Pick<SiteData, 'company' | 'languages'>;
  /** The postal address in one line. */
  address: string;
}

/** Describes the company to search engines: schema.org's `Organization` as JSON-LD. */
export function OrganizationJsonLd(props: Props) {
  // A text with "</script>" in it would end the element.
  const json = JSON.stringify(organization(props)).replace(/</g, '\\u003c');
  return (
    <Helmet>
      <script type="application/ld+json">{json}</script>
    </Helmet>
  );
}

function organization({ site, address }: Props) {
  const { company, languages } = site;
  const { name, legalName, url, phones, email, mapsUrl, office, openingHours, legal } = company;
  const { latitude, longitude } = office;
  const profiles = company.links.filter(({ isProfile }) => isProfile).map((link) => link.url);
  const telephone = oneOrMore(phones.map(({ text }) => text));
  const described = {
    name,
    legalName,
    url,
    logo: `${url}/icons/512.png`,
    email,
    telephone,
    vatID: legal?.vatId,
    sameAs: oneOrMore(profiles),
    location: {
      '@type': 'Place',
      address,
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
      hasMap: mapsUrl,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone,
      email,
      availableLanguage: languages.map(({ code }) => code),
    },
  };
  const context = { '@context': 'https://schema.org' };
  const hours = oneOrMore(openingHours?.forSearchEngines ?? []);
  // Only a business that can be visited has opening hours and an address of its own.
  return hours
    ? { ...context, '@type': 'LocalBusiness', ...described, address, openingHours: hours }
    : { ...context, '@type': 'Organization', ...described };
}

/** JSON leaves out what is undefined. */
const oneOrMore = (texts: readonly string[]) => (texts.length > 1 ? texts : texts[0]);
