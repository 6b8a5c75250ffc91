import { Helmet } from 'react-helmet';
import { alternatesOf } from '../../content/languages/alternates';

interface Props {
  /** The site's address, without a path. */
  site: string;
  /** The page's path in the default language: `/about/`. */
  path: string;
  /** The page's own address, absolute. */
  url: string;
  languages: readonly Queries.LanguageEntryFragment[];
}

/** Tells search engines the page's address in this language and in the others. */
export function AlternateLinks({ site, path, url, languages }: Props) {
  return (
    <Helmet>
      <link rel="canonical" href={url} />
      {alternatesOf(site, path, languages).map((other) => (
        <link key={other.language} rel="alternate" hrefLang={other.language} href={other.url} />
      ))}
    </Helmet>
  );
}
