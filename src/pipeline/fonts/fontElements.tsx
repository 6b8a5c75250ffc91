import type { ReactElement } from 'react';

/** The elements of a page's head for its fonts. `path` is the page's, which may begin with its language. */
export function fontElements(language: string, path: string): ReactElement[] {
  const fonts = LANGUAGE_FONTS[language];
  if (!fonts) throw new Error(`${path} is in "${language}", a language without fonts.`);
  const { files, css, titles } = fonts;
  const title = path.endsWith('/about/') ? titles.about : titles.others;
  // Visitors leave `/` at once.
  const preloads = path === '/' ? [] : files;
  return [
    ...preloads.map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
    )),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape its quotes.
    <style key="fonts" data-inline="" dangerouslySetInnerHTML={{ __html: css + title }} />,
  ];
}
