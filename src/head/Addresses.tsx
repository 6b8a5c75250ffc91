import { Helmet } from 'react-helmet';
import { alternatesOf } from '../content/alternates';
import { localizedPath } from '../content/languages';

interface Props {
  /** Where the site is published. */
  site: string;
  /** The page's path in the default language: `/about/`. */
  path: string;
  /** Code of the page's own language. */
  language: string;
  languages: readonly Queries.LanguageEntryFragment[];
}

/** The page's own address, absolute. */
export function addressOf({ site, path, language, languages }: Props): string {
  const isDefault = languages.some((entry) => entry.isDefault && entry.code === language);
  return site + localizedPath(path, language, isDefault);
}

/** Where search engines find the page, in this language and in the others. */
export function Addresses(props: Props) {
  const { site, path, languages } = props;
  return (
    <Helmet>
      <link rel="canonical" href={addressOf(props)} />
      {alternatesOf(site, path, languages).map(({ language, url }) => (
        <link key={language} rel="alternate" hrefLang={language} href={url} />
      ))}
    </Helmet>
  );
}
