/** Keeps what must not be published out of every build: mistakes in the content, in `static/` and in the settings. */
import { writeSync } from 'node:fs';
import { loadContent } from '../files/check';
import { type Problem, REFUSED, reportProblems } from '../model/problem';
import { cmsBackend } from './cmsBackend';
import { refusedFonts } from './fonts/fontProblems';
import { deadTargets } from './links';
import { OWN_FILES, ownFileProblems } from './ownFiles';

/** The checked content. Ends the process with a report if there is any problem. */
export async function contentOrExit(root: string, environment: NodeJS.ProcessEnv) {
  const { content, problems } = await loadContent(root);
  const report = Object.entries({
    'the content': content
      ? [
          ...siteAddressProblems(content.company.url, environment),
          ...deadTargets(content, process.cwd()),
        ]
      : problems,
    'the look': content ? refusedFonts(content.look) : [],
    [OWN_FILES]: ownFileProblems(content),
    "the editor's settings": cmsBackend(environment).problems,
    "the map's settings": mapTokenProblems(environment.GATSBY_MAPBOX_TOKEN),
  })
    .flatMap(([where, found]) => (found.length ? reportProblems(found, { where }) : []))
    .join('\n');
  if (content && !report) return content;
  // Gatsby would add a stack trace to an error, and may end before it has printed everything.
  writeSync(process.stderr.fd, `\n${report}`);
  process.exit(REFUSED);
}

/**
 * Whether this build only previews unpublished changes: on Netlify a deploy preview or a branch, on Cloudflare Pages any
 * other branch than the published one (`CMS_BRANCH`, by default `main`).
 */
export const isPreview = ({ CONTEXT, CF_PAGES_BRANCH, CMS_BRANCH }: NodeJS.ProcessEnv): boolean =>
  ['deploy-preview', 'branch-deploy'].includes(CONTEXT ?? '') ||
  (Boolean(CF_PAGES_BRANCH) && CF_PAGES_BRANCH !== (CMS_BRANCH || 'main'));

/** Netlify and Cloudflare Pages set their variables; .github/workflows/deploy.yml sets PUBLISH. */
export const isPublished = (environment: NodeJS.ProcessEnv): boolean => {
  const { NETLIFY, CF_PAGES, PUBLISH } = environment;
  return Boolean(NETLIFY || CF_PAGES || PUBLISH) && !isPreview(environment);
};

const EXAMPLE = /(^|\.)example\.(com|net|org)$/;

/** Keeps the sample's address, and others that are reserved for examples, out of published sites. */
export function siteAddressProblems(url: string, environment: NodeJS.ProcessEnv): Problem[] {
  const isAllowed = environment.ALLOW_EXAMPLE_URL === 'true';
  if (!isPublished(environment) || isAllowed || !EXAMPLE.test(new URL(url).hostname)) return [];
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
function mapTokenProblems(token = ''): Problem[] {
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
