/** Reads from environment variables where the editor at /admin/ publishes to. */
import { z } from 'zod';
import type { Problem } from '../model/problem';

interface Found {
  /** Undefined if no variable is set: the editor then works with a local repository only. */
  backend?: object;
  problems: Problem[];
}

const address = (example: string) =>
  z
    .url({ protocol: /^https$/, error: `Write an address like "${example}", or unset it.` })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional();

/** The errors say what to do. */
const variables = z.object({
  CMS_BACKEND: z.enum(['github', 'gitlab', 'gitea'], {
    error:
      'Write "github", "gitlab", or "gitea" (which is for Forgejo as well); or unset all variables that start with CMS_.',
  }),
  CMS_REPO: z
    .string('Write owner and name, like "example/website".')
    .regex(/^[^/:\s]+(\/[^/:\s]+)+$/, 'Write owner and name, like "example/website".'),
  CMS_BRANCH: z.string().default('main'),
  CMS_SERVER_URL: address('https://git.example.com'),
  CMS_OAUTH_URL: address('https://auth.example.com'),
  CMS_OAUTH_APP_ID: z.string().optional(),
});

/** All environment variables for the CMS. */
export const cmsVariables = Object.keys(variables.shape);

export function cmsBackend(environment: NodeJS.ProcessEnv): Found {
  const given = Object.fromEntries(
    cmsVariables.flatMap((name) => {
      const value = environment[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  if (!Object.keys(given).length) return { problems: [] };
  const { data, error } = variables.safeParse(given);
  if (data) return { problems: [], backend: backendFrom(data) };
  const problems = error.issues.map(({ path, message }) => {
    const key = String(path[0]);
    const problem = key in given ? `can't be "${given[key]}"` : 'is not set';
    return { file: 'environment variables', key, problem, fix: message };
  });
  return { problems };
}

function backendFrom(given: z.infer<typeof variables>) {
  const { CMS_BACKEND: name, CMS_SERVER_URL: server, CMS_OAUTH_URL: oauthUrl } = given;
  const isGithub = name === 'github';
  const appId = isGithub ? undefined : given.CMS_OAUTH_APP_ID;
  const api = (path: string) => server && `${server}/api/${path}`;
  return {
    name,
    repo: given.CMS_REPO,
    branch: given.CMS_BRANCH,
    // Without a sign-in service, the editor offers access tokens only and contacts no third party.
    auth_methods: (isGithub ? oauthUrl : appId) ? ['oauth', 'token'] : ['token'],
    auth_type: name === 'gitlab' && appId ? 'pkce' : undefined,
    app_id: appId,
    base_url: isGithub ? oauthUrl : server,
    api_root: api({ github: 'v3', gitlab: 'v4', gitea: 'v1' }[name]),
    graphql_api_root: isGithub ? api('graphql') : undefined,
  };
}
