import type { Complete } from '../../content/assertComplete';
import type { AboutWords } from '../../content/model';
import { OrganizationJsonLd } from './OrganizationJsonLd';
import { PageHead } from './PageHead';

interface Props {
  site: Complete<Queries.SiteDataFragment>;
  words: AboutWords;
  path: string;
}

/** All that browsers, search engines and other sites read of the About page before a visitor does. */
export function AboutHead({ site, words, path }: Props) {
  const { company, languages } = site;
  return (
    <>
      <PageHead site={site} meta={words.meta} path={path} />
      <OrganizationJsonLd
        company={company}
        address={words.map.address}
        languages={languages.nodes.map(({ code }) => code)}
      />
    </>
  );
}
