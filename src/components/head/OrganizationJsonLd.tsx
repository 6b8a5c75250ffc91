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
  const { name, legalName, url, phones, email, mapsUrl, office, ...company } = site.company;
  const { latitude, longitude } = office;
  const telephone = phones.map(({ text }) => text);
  const hours = company.openingHours?.forSearchEngines ?? [];
  return {
    '@context': 'https://schema.org',
    // Only a business that can be visited has opening hours.
    '@type': hours.length > 0 ? 'LocalBusiness' : 'Organization',
    name,
    legalName,
    url,
    logo: `${url}/icons/512.png`,
    email,
    telephone,
    vatID: company.legal?.vatId,
    sameAs: company.links.filter(({ isProfile }) => isProfile).map((link) => link.url),
    address,
    openingHours: hours,
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
      availableLanguage: site.languages.map(({ code }) => code),
    },
  };
}
