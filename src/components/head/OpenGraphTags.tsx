import { Helmet } from 'react-helmet';
import { OG_IMAGE_SIZE } from './ogImageSize';

interface Props {
  /** Where the site is published. */
  site: string;
  /** Of the page, absolute. */
  url: string;
  meta: { title: string; description?: string };
  siteName: string;
  language: Pick<Queries.SiteDataFragment['language'] & object, 'openGraphLocale' | 'card'>;
}

/** How the page looks wherever its link is shared: Open Graph, and what of it X reads by another name. */
export function OpenGraphTags({ site, url, meta, siteName, language }: Props) {
  const { card, openGraphLocale } = language;
  return (
    <Helmet>
      <meta property="og:type" content="website" />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={openGraphLocale} />
      <meta property="og:title" content={meta.title} />
      {meta.description && <meta property="og:description" content={meta.description} />}
      {card && <meta property="og:image" content={site + card.src} />}
      {card && <meta property="og:image:width" content={String(OG_IMAGE_SIZE.width)} />}
      {card && <meta property="og:image:height" content={String(OG_IMAGE_SIZE.height)} />}
      {card && <meta property="og:image:alt" content={card.alt} />}
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}
