import type { GatsbySSR } from 'gatsby';
import { buildHead } from './src/builtPage';
import { pageFile } from './src/pageFile';
import type { Sources } from './src/policy';

/** `src/boot.ts` with the site's own part, bundled by `src/webpack.ts`. */
declare const BOOT_SCRIPT: string;

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <script
      key="boot"
      data-client={pageFile('client')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape its quotes.
      dangerouslySetInnerHTML={{ __html: BOOT_SCRIPT }}
    />,
  ]);
};

/** Replaces Gatsby's runtime with our client in built pages. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (
  { getHeadComponents, replaceHeadComponents, replacePostBodyComponents, pathname },
  { policy },
) => {
  if (!pageFile('client')) return;
  replaceHeadComponents(buildHead(getHeadComponents(), pathname, policy as Sources));
  replacePostBodyComponents([]);
};
