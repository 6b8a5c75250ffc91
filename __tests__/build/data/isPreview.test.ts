/** @jest-environment node */
import { isPreview } from '../../../src/build/data/validateOrExit';

test.each<[string, NodeJS.ProcessEnv]>([
  ['a deploy preview on Netlify', { CONTEXT: 'deploy-preview' }],
  ['a branch on Netlify', { CONTEXT: 'branch-deploy' }],
  ['a branch on Cloudflare Pages', { CF_PAGES_BRANCH: 'cms/about' }],
  [
    'main on Cloudflare Pages, if another branch is published',
    { CF_PAGES_BRANCH: 'main', CMS_BRANCH: 'live' },
  ],
])('A build of %s is a preview', (_, environment) => {
  expect(isPreview(environment)).toBe(true);
});

test.each<[string, NodeJS.ProcessEnv]>([
  ['on one’s own computer', {}],
  ['published by Netlify', { CONTEXT: 'production' }],
  ['published by Cloudflare Pages', { CF_PAGES_BRANCH: 'main' }],
  ['of another published branch', { CF_PAGES_BRANCH: 'live', CMS_BRANCH: 'live' }],
])('A build %s is none', (_, environment) => {
  expect(isPreview(environment)).toBe(false);
});
