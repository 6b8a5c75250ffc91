/** Keeps the sample's address, and others that are reserved for examples, out of published sites. */
import type { Problem } from '../../model/problem';
import { isPreview } from './isPreview';

const EXAMPLE = /(^|\.)example\.(com|net|org)$/;

export function siteAddressProblems(url: string, environment: NodeJS.ProcessEnv): Problem[] {
  // Netlify and Cloudflare Pages set theirs; .github/workflows/deploy.yml sets PUBLISH.
  const { NETLIFY, CF_PAGES, PUBLISH, ALLOW_EXAMPLE_URL } = environment;
  const isPublished = Boolean(NETLIFY || CF_PAGES || PUBLISH) && !isPreview(environment);
  if (!isPublished || ALLOW_EXAMPLE_URL === 'true' || !EXAMPLE.test(new URL(url).hostname))
    return [];
  return [
    {
      file: 'content/company.json',
      key: 'url',
      problem: `is "${url}", which is reserved for examples: search engines and shared links would lead there`,
      fix: 'Write your own: run `npm run setup`. To publish the sample, set the environment variable ALLOW_EXAMPLE_URL to true.',
    },
  ];
}
