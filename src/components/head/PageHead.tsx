import { Helmet } from 'react-helmet';
import { localizedPath } from '../../model/languages';
import type { Shell } from '../../model/viewData';

interface Props {
  shell: Shell;
  meta: { title: string; description?: string; keywords?: string };
  /** The page's path in the default language: `/about/`. Without one, the page can't be found or shared. */
  path?: string;
  /** Codes of the languages that the page exists in; by default all. */
  languages?: readonly string[];
}

/** Everything in `<head>` that differs from page to page. */
export function PageHead({ shell, meta, path, languages }: Props) {
  const { company, language, card } = shell;
  const entries = shell.languages.filter(({ code }) => languages?.includes(code) ?? true);
  const urlIn = ({ code, isDefault }: { code: string; isDefault: boolean }) =>
    company.url + localizedPath(path ?? '', code, isDefault);
  const url = urlIn(language);
  const locale = new Intl.Locale(language.code).maximize();
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
        {(shell.isPreview || !path) && <meta name="robots" content="noindex" />}
        {meta.keywords && <meta name="keywords" content={meta.keywords} />}
        {Object.entries(shell.look?.browser ?? {}).map(([scheme, color]) => (
          <meta
            key={scheme}
            name="theme-color"
            media={`(prefers-color-scheme: ${scheme})`}
            content={color}
          />
        ))}
      </Helmet>
      {path && (
        <Helmet>
          <link rel="canonical" href={url} />
          {entries.map((entry) => (
            <link key={entry.code} rel="alternate" hrefLang={entry.code} href={urlIn(entry)} />
          ))}
          {/* For all other languages. */}
          {entries.some(({ isDefault }) => isDefault) && (
            <link rel="alternate" hrefLang="x-default" href={company.url + path} />
          )}
          {/* How a shared link looks: Open Graph, and what of it X reads by another name. */}
          <meta property="og:type" content="website" />
          <meta property="og:url" content={url} />
          <meta property="og:site_name" content={company.name} />
          {/* Some languages have no country: their region is a number, or missing. */}
          {/^[A-Z]{2}$/.test(locale.region ?? '') && (
            <meta property="og:locale" content={`${locale.language}_${locale.region}`} />
          )}
          <meta property="og:title" content={meta.title} />
          {meta.description && <meta property="og:description" content={meta.description} />}
          {card && <meta property="og:image" content={company.url + card.src} />}
          {card && <meta property="og:image:width" content={String(OG_IMAGE_SIZE.width)} />}
          {card && <meta property="og:image:height" content={String(OG_IMAGE_SIZE.height)} />}
          {card && <meta property="og:image:alt" content={card.alt} />}
          <meta name="twitter:card" content="summary_large_image" />
        </Helmet>
      )}
    </>
  );
}

/** The size of social cards, in pixels. */
export const OG_IMAGE_SIZE = { width: 1200, height: 630 };
