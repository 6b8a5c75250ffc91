import { Helmet } from 'react-helmet';
import { fontFaceRule } from './fontFaceRule';

interface Meta {
  title: string;
  description: string;
  keywords?: string;
}

interface Props {
  meta: Meta;
  language: {
    code: string;
    direction: string;
    script: string;
    fonts: readonly Queries.FontFacesFragment[];
  };
}

/** Everything in `<head>` that differs from page to page. */
export function PageHead({ meta, language }: Props) {
  return (
    <Helmet
      htmlAttributes={{
        lang: language.code,
        dir: language.direction,
        'data-script': language.script,
      }}
    >
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.keywords && <meta name="keywords" content={meta.keywords} />}
      {language.fonts.map(({ src }) => (
        <link
          key={src}
          rel="preload"
          href={src}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      <style>{language.fonts.map(fontFaceRule).join('')}</style>
    </Helmet>
  );
}
