import type { ReactNode } from 'react';

interface Props {
  htmlAttributes: object;
  bodyAttributes: object;
  headComponents: ReactNode;
  preBodyComponents: ReactNode;
  postBodyComponents: ReactNode;
  /** The rendered page. */
  body: string;
}

/** Replaces Gatsby's default document, which has outdated `meta` tags. */
export default function Html({
  htmlAttributes,
  bodyAttributes,
  headComponents,
  preBodyComponents,
  postBodyComponents,
  body,
}: Props) {
  return (
    <html lang="en" {...htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {headComponents}
      </head>
      <body {...bodyAttributes}>
        {preBodyComponents}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it. */}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
        {postBodyComponents}
      </body>
    </html>
  );
}
