import { Helmet } from 'react-helmet';
import type { Organization, WithContext } from 'schema-dts';

interface Props {
  company: Pick<
    Queries.CompanyDataFragment,
    'name' | 'url' | 'phone' | 'email' | 'mapsUrl' | 'office'
  >;
  /** The postal address in one line. */
  address: string;
  /** Codes of the site's languages. */
  languages: string[];
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

function organization({ company, address, languages }: Props): WithContext<Organization> {
  const { name, url, phone, email, mapsUrl, office } = company;
  const { latitude, longitude } = office;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url,
    logo: `${url}/icons/512.png`,
    email,
    telephone: phone,
    location: {
      '@type': 'Place',
      address,
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
      hasMap: mapsUrl,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone,
      email,
      availableLanguage: languages,
    },
  };
}
