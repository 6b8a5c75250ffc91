import { Helmet } from 'react-helmet';
import type { Complete } from '../../content/assertComplete';
import { localizedPath } from '../../content/languages/languages';
import { AlternateLinks } from './AlternateLinks';
import { OpenGraphTags } from './OpenGraphTags';

interface Meta {
  title: string;
  description?: string;
  keywords?: string;
}

interface Props {
  site: Complete<Queries.SiteDataFragment>;
  meta: Meta;
  /** The page's path in the default language: `/about/`. Without one, the page can't be found or shared. */
  path?: string;
  /** Codes of the languages that the page exists in; by default all. */
  languages?: readonly string[];
}

/** Everything in `<head>` that differs from page to page. */
export function PageHead({ site, meta, path, languages }: Props) {
  const { company, language } = site;
  const entries = site.languages.nodes.filter(({ code }) => languages?.includes(code) ?? true);
  const url = path && company.url + localizedPath(path, language.code, language.isDefault);
  return (
    <>
      <Helmet
        htmlAttributes={{
          lang: language.code,
          dir: language.direction,
          'data-script': language.script,
        }}
      >
        <title>{meta.title}</title>
        {meta.description && <meta name="description" content={meta.description} />}
        {site.site.siteMetadata?.isPreview && <meta name="robots" content="noindex" />}
        {meta.keywords && <meta name="keywords" content={meta.keywords} />}
      </Helmet>
      {path && url && (
        <>
          <AlternateLinks site={company.url} path={path} url={url} languages={entries} />
          <OpenGraphTags
            site={company.url}
            url={url}
            meta={meta}
            siteName={company.name}
            language={language}
          />
        </>
      )}
    </>
  );
}
