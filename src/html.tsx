import type { ReactNode } from 'react';

interface Props {
  htmlAttributes: object;
  bodyAttributes: object;
  headComponents: ReactNode;
  preBodyComponents: ReactNode;
  postBodyComponents: ReactNode;
  /** The page, rendered. */
  body: string;
}

/** The document around every page; Gatsby's own says more that nobody reads any longer. */
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
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is rendered by React. */}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
        {postBodyComponents}
      </body>
    </html>
  );
}
