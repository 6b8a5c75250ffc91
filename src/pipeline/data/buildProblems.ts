/** Finds every problem of the content and of the settings that a build needs. */

import { checkContent } from '../../files/check';
import { readCompany } from '../../files/read';
import { type Problem, reportProblems } from '../../model/problem';
import { cmsBackend } from '../editor/cmsBackend';

/** Resolves with a report; empty if all is right. */
export async function buildProblems(root: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const content = await checkContent(root);
  const address = content.length ? [] : siteAddressProblems(readCompany(root).url, environment);
  return Object.entries({
    'the content': [...content, ...address],
    "the editor's settings": cmsBackend(environment).problems,
    "the map's settings": mapTokenProblems(environment.GATSBY_MAPBOX_TOKEN),
  })
    .flatMap(([where, problems]) => (problems.length ? reportProblems(problems, { where }) : []))
    .join('\n');
}

/**
 * Whether this build only previews unpublished changes: on Netlify a deploy preview or a branch, on Cloudflare Pages any
 * other branch than the published one (`CMS_BRANCH`, by default `main`).
 */
export const isPreview = ({ CONTEXT, CF_PAGES_BRANCH, CMS_BRANCH }: NodeJS.ProcessEnv): boolean =>
  ['deploy-preview', 'branch-deploy'].includes(CONTEXT ?? '') ||
  (Boolean(CF_PAGES_BRANCH) && CF_PAGES_BRANCH !== (CMS_BRANCH || 'main'));

const EXAMPLE = /(^|\.)example\.(com|net|org)$/;

/** Keeps the sample's address, and others that are reserved for examples, out of published sites. */
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

/** The map's token becomes part of the page. */
export function mapTokenProblems(token = ''): Problem[] {
  if (token === '' || token.startsWith('pk.')) return [];
  return [
    {
      file: 'environment variables',
      key: 'GATSBY_MAPBOX_TOKEN',
      // Never prints the token: others may read the build's log.
      problem: 'is not a public Mapbox token, and everyone who opens the page could read it',
      fix: 'Write a public one, which starts with "pk.", or unset it for the drawn map. Revoke a secret token that others have seen.',
    },
  ];
}
