import { Helmet } from 'react-helmet';
import { hoursSpecification } from '../../model/openingHours';
import type { Shell } from '../../model/viewData';

interface Props {
  shell: Pick<Shell, 'company'>;
  /** The postal address in one line. */
  address: string;
}

/** Describes the company to search engines: schema.org's `Organization`, or a kind of it, as JSON-LD. */
export function OrganizationJsonLd(props: Props) {
  // A text with "</script>" in it would end the element.
  const json = JSON.stringify(organization(props)).replace(/</g, '\\u003c');
  return (
    <Helmet>
      <script type="application/ld+json">{json}</script>
    </Helmet>
  );
}

function organization({ shell, address }: Props) {
  const { name, legalName, url, phones, email, mapsUrl, office, ...company } = shell.company;
  const { latitude, longitude } = office;
  const hours = (company.openingHours?.forSearchEngines ?? []).flatMap(hoursSpecification);
  const numbers = company.contacts.filter(({ kind }) => kind === 'phone');
  const postalAddress = company.postalAddress
    ? { '@type': 'PostalAddress', ...company.postalAddress }
    : address;
  const place = {
    address: postalAddress,
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    hasMap: mapsUrl,
  };
  // Only a business that can be visited has opening hours.
  const type = company.type ?? (hours.length > 0 ? 'LocalBusiness' : 'Organization');
  return {
    '@context': 'https://schema.org',
    '@type': type,
    name,
    legalName,
    url,
    logo: `${url}/icons/512.png`,
    email,
    telephone: filled(
      [...phones, ...numbers.filter(({ label }) => !label)].map(({ text }) => text),
    ),
    contactPoint: filled(numbers.filter(({ label }) => label).map(contactPoint)),
    sameAs: filled([
      ...company.links.filter(({ isProfile }) => isProfile).map(({ url }) => url),
      ...company.profiles.map(({ url }) => url),
    ]),
    openingHoursSpecification: filled(hours),
    // All other types are places themselves.
    ...(type === 'Organization'
      ? { address: postalAddress, location: { '@type': 'Place', ...place } }
      : place),
  };
}

/** The number as in its link: E.164, and an extension after `;ext=`. */
const contactPoint = ({ label, uri }: Shell['company']['contacts'][number]) => ({
  '@type': 'ContactPoint',
  contactType: label,
  telephone: uri.replace('tel:', ''),
});

const filled = <T,>(list: T[]) => (list.length ? list : undefined);
