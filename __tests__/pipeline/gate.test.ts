/** @jest-environment node */

import { reportProblems } from '../../src/model/problem';
import { isPreview, siteAddressProblems } from '../../src/pipeline/gate';
import { cleanEnv } from '../tools/npm';

const sample = 'https://www.example.com';

const publishing: [string, NodeJS.ProcessEnv][] = [
  ['Netlify', { NETLIFY: 'true', CONTEXT: 'production' }],
  ['Cloudflare Pages', { CF_PAGES: '1', CF_PAGES_BRANCH: 'main' }],
  ['GitHub Pages', { PUBLISH: 'true', GITHUB_ACTIONS: 'true' }],
];

test.each(publishing)(
  '%s publishes the sample’s address only for those who say so',
  (_, environment) => {
    expect(reportProblems(siteAddressProblems(sample, environment))).toBe(
      `1 problem in the content:

content/company.json
  url: is "https://www.example.com", which is reserved for examples: search engines and shared links would lead there
    → Write your own: run \`npm run setup\`. To publish the sample, set the environment variable ALLOW_EXAMPLE_URL to true.
`,
    );
    expect(siteAddressProblems('https://example.com/about-us', environment)).toHaveLength(1);
    expect(siteAddressProblems('https://shop.example.org', environment)).toHaveLength(1);
    for (const own of [
      'https://www.dupain.test',
      'https://example.com.test',
      'https://my-example.com',
    ])
      expect(siteAddressProblems(own, environment)).toEqual([]);
    const allowing = { ...environment, ALLOW_EXAMPLE_URL: 'true' };
    expect(siteAddressProblems(sample, allowing)).toEqual([]);
  },
);

test.each<[string, NodeJS.ProcessEnv]>([
  ['on one’s own computer', {}],
  ['in the tests of a pull request', { GITHUB_ACTIONS: 'true', CI: 'true' }],
  ['by the tests on a host', { NETLIFY: 'true', ...cleanEnv }],
  ['as a preview', { NETLIFY: 'true', CONTEXT: 'deploy-preview' }],
])('The sample is built %s', (_, environment) => {
  expect(siteAddressProblems(sample, environment)).toEqual([]);
});

test.each<[string, boolean, NodeJS.ProcessEnv]>([
  ['on one’s own computer', false, {}],
  ['of a deploy preview on Netlify', true, { CONTEXT: 'deploy-preview' }],
  ['of a branch on Netlify', true, { CONTEXT: 'branch-deploy' }],
  ['published by Netlify', false, { CONTEXT: 'production' }],
  ['of a branch on Cloudflare Pages', true, { CF_PAGES_BRANCH: 'cms/about' }],
  ['published by Cloudflare Pages', false, { CF_PAGES_BRANCH: 'main' }],
  [
    'of main beside another published branch',
    true,
    { CF_PAGES_BRANCH: 'main', CMS_BRANCH: 'live' },
  ],
  ['of another published branch', false, { CF_PAGES_BRANCH: 'live', CMS_BRANCH: 'live' }],
])('Whether a build %s is a preview: %s', (_, expected, environment) => {
  expect(isPreview(environment)).toBe(expected);
});
