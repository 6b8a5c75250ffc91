import type { Complete } from '../../content/assertComplete';
import { localizedPath } from '../../content/languages/languages';
import type { AboutWords } from '../../content/model';
import { AlternateLinks } from './AlternateLinks';
import { OpenGraphTags } from './OpenGraphTags';
import { OrganizationJsonLd } from './OrganizationJsonLd';
import { PageHead } from './PageHead';

const PATH = '/about/';

interface Props {
  site: Complete<Queries.SiteDataFragment>;
  words: AboutWords;
}

/** All that browsers, search engines and other sites read of the About page before a visitor does. */
export function AboutHead({ site, words }: Props) {
  const { company, language, languages } = site;
  const { meta, title, intro, map } = words;
  const url = company.url + localizedPath(PATH, language.code, language.isDefault);
  return (
    <>
      <PageHead meta={meta} language={language} />
      <AlternateLinks site={company.url} path={PATH} url={url} languages={languages.nodes} />
      <OpenGraphTags
        site={company.url}
        url={url}
        meta={meta}
        siteName={company.name}
        language={language}
        cardText={`${title.first} ${title.second} ${title.third}. ${intro.collage[0]}`}
      />
      <OrganizationJsonLd
        company={company}
        address={map.address}
        languages={languages.nodes.map(({ code }) => code)}
      />
    </>
  );
}
