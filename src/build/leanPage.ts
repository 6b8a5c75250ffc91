/** What a page can do without at first comes late, so that nothing competes with what is seen first. */

/** Scripts stand in the page as data, for its head to ask for (`src/head/startLate.ts`). */
const withLateScripts = (html: string): string =>
  html.replace(
    /<script src="([^"]+)" async(="")?><\/script>/g,
    '<script type="text/late" data-src="$1"></script>',
  );

/** Styles of what lies below the fold (`src/build/styles.ts` says which) are linked there, and give way to what is seen first. */
function withLateStyles(html: string): string {
  const inlined = /<style data-href="([^"]*\/late\.[^"]*)"[^>]*>.*?<\/style>/s;
  const [, address] = inlined.exec(html) ?? [];
  const fold = '<div data-static="fold"></div>';
  if (!address || !html.includes(fold)) return html;
  const link = `<div data-static="fold"><link rel="stylesheet" href="${address}" fetchpriority="low"/></div>`;
  return html.replace(inlined, '').replace(fold, link);
}

/**
 * The pictures seen first are asked for in the head, before the policy: browsers look ahead for what to fetch
 * no further than to a policy, and would come upon these once they have read the page.
 */
function withEarlyPictures(html: string): string {
  const plain = html.replace(/<link rel="preload" as="image"[^>]*>/g, '');
  const first = plain.matchAll(/<source ([^>]*)><img [^>]*fetchpriority="high"[^>]*>/g);
  const links = [...first].map(([, source = '']) => {
    const attributes = source.replace(/\b(?=(srcset|sizes)=")/gi, 'image');
    return `<link rel="preload" as="image" fetchpriority="high" ${attributes}>`;
  });
  // Not as a plain replacement, in which a `$` of a file's name would have a meaning.
  return plain.replace('</head>', (end) => links.join('') + end);
}

/** The pictures' tones join the page's own styles: the policy then needs one hash less. */
const withOneStyle = (html: string): string =>
  html.replace(
    /(<style data-href[^>]*>.*?)(<\/style>.*?)<style>(\.tone-[^<]*)<\/style>/s,
    '$1$3$2',
  );

/** What Gatsby tells its own runtime, in place of which we have `src/client.ts`. */
const withoutRuntime = (html: string): string =>
  html
    .replace(/<script\s+id="gatsby-(script-loader|chunk-mapping)"\s*>.*?<\/script>/gs, '')
    .replace(/<script>window\.___webpackCompilationHash="\w+";<\/script>/, '')
    .replace(/<div id="gatsby-announcer"[^>]*><\/div>/, '');

/** By this Helmet would know its own again, in a browser that has it. */
const withoutHelmetsMarks = (html: string): string =>
  html.replaceAll(' data-react-helmet="true"', '');

const steps = [
  withLateScripts,
  withLateStyles,
  withEarlyPictures,
  withOneStyle,
  withoutRuntime,
  withoutHelmetsMarks,
];

export const leanPage = (html: string): string => steps.reduce((page, step) => step(page), html);
