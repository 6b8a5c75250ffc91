import type { Complete } from '../content/complete';
import type { AboutWords } from '../content/model';
import { Addresses, addressOf } from './Addresses';
import { OrganizationData } from './OrganizationData';
import { PageHead } from './PageHead';
import { SharedLink } from './SharedLink';

interface Props {
  site: Complete<Queries.SiteDataFragment>;
  words: AboutWords;
}

/** All that browsers, search engines and other sites read of the About page before a visitor does. */
export function AboutHead({ site, words }: Props) {
  const { company, language, languages } = site;
  const { meta, title, intro, map } = words;
  const place = {
    site: company.url,
    path: '/about/',
    language: language.code,
    languages: languages.nodes,
  };
  return (
    <>
      <PageHead meta={meta} language={language} />
      <Addresses {...place} />
      <SharedLink
        site={company.url}
        url={addressOf(place)}
        meta={meta}
        siteName={company.name}
        language={language}
        cardText={`${title.first} ${title.second} ${title.third}. ${intro.collage[0]}`}
      />
      <OrganizationData
        company={company}
        address={map.address}
        languages={languages.nodes.map(({ code }) => code)}
      />
    </>
  );
}
