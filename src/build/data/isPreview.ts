/**
 * Whether this build only previews unpublished changes: on Netlify a deploy preview or a branch, on Cloudflare Pages any
 * other branch than the published one (`CMS_BRANCH`, by default `main`).
 */
export const isPreview = ({ CONTEXT, CF_PAGES_BRANCH, CMS_BRANCH }: NodeJS.ProcessEnv): boolean =>
  ['deploy-preview', 'branch-deploy'].includes(CONTEXT ?? '') ||
  (Boolean(CF_PAGES_BRANCH) && CF_PAGES_BRANCH !== (CMS_BRANCH || 'main'));
