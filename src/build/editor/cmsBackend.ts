/** Reads from environment variables where the editor at /admin/ publishes to. */
import type { GitBackend } from '@sveltia/cms';
import type { Problem } from '../../model/problem';

export type Environment = Partial<Record<string, string>>;

interface Found {
  /** Undefined if no variable is set: the editor then works with a local repository only. */
  backend?: GitBackend;
  publishMinutes: number;
  problems: Problem[];
}

export function cmsBackend(environment: Environment): Found {
  const given: Environment = Object.fromEntries(
    cmsVariables.map((name) => [name, environment[name]?.trim() || undefined]),
  );
  const publishMinutes = Number(given.CMS_PUBLISH_MINUTES ?? 5);
  if (!Object.values(given).some(Boolean)) return { problems: [], publishMinutes };
  const problems = Object.entries(rules).flatMap(([key, { isRight, isOptional, problem, fix }]) => {
    const value = given[key];
    if (value ? isRight(value, given.CMS_BACKEND) : isOptional) return [];
    const found = value ? `"${value}" ${problem}` : 'is not set';
    return [{ file: 'environment variables', key, problem: found, fix }];
  });
  return { problems, publishMinutes, backend: problems.length ? undefined : backendFrom(given) };
}

interface Rule {
  isOptional?: boolean;
  isRight: (value: string, backend?: string) => boolean;
  problem: string;
  fix: string;
}

const isHttps = (value: string) => URL.canParse(value) && new URL(value).protocol === 'https:';

const rules: Record<string, Rule> = {
  CMS_BACKEND: {
    isRight: (value) => ['github', 'gitlab', 'gitea'].includes(value),
    problem: 'is not a kind of repository that the editor can sign in to',
    fix: 'Write "github", "gitlab", or "gitea" (which is for Forgejo as well); or unset all variables that start with CMS_.',
  },
  CMS_REPO: {
    // Only GitLab has nested groups.
    isRight: (value, backend) =>
      /^[^/:\s]+(\/[^/:\s]+)+$/.test(value) &&
      (backend === 'gitlab' || value.split('/').length === 2),
    problem: 'is not the name of a repository',
    fix: 'Write owner and name, like "example/website".',
  },
  CMS_BRANCH: {
    isOptional: true,
    isRight: (value) => !/\s|\.\.|^[-/]|[~^:?*[\\]/.test(value),
    problem: 'is not the name of a branch',
    fix: 'Write the published branch, like "main".',
  },
  CMS_SERVER_URL: {
    isOptional: true,
    isRight: isHttps,
    problem: 'is not a web address starting with https://',
    fix: 'Write the address of your own server, like "https://git.example.com", or unset it.',
  },
  CMS_OAUTH_URL: {
    isOptional: true,
    isRight: (value, backend) => isHttps(value) && backend === 'github',
    problem: 'is not a web address starting with https://, or not used with this backend',
    fix: 'For GitHub write the address of the service that signs editors in, like "https://auth.example.com"; for others unset it.',
  },
  CMS_OAUTH_APP_ID: {
    isOptional: true,
    isRight: (_, backend) => backend !== 'github',
    problem: 'is not used with GitHub',
    fix: 'Unset it, and name your sign-in service in CMS_OAUTH_URL.',
  },
  CMS_PUBLISH_MINUTES: {
    isOptional: true,
    isRight: (value) => /^[1-9]\d{0,2}$/.test(value),
    problem: 'is not a number of minutes',
    fix: 'Write a whole number from 1 to 999, or unset it.',
  },
};

/** All environment variables for the CMS. */
export const cmsVariables = Object.keys(rules);

function backendFrom(given: Environment): GitBackend {
  const name = given.CMS_BACKEND as GitBackend['name'];
  const server = given.CMS_SERVER_URL?.replace(/\/+$/, '');
  const { CMS_OAUTH_URL: oauthUrl, CMS_OAUTH_APP_ID: appId } = given;
  const signInService = name === 'github' ? oauthUrl : appId;
  const repository = {
    repo: given.CMS_REPO ?? '',
    branch: given.CMS_BRANCH ?? 'main',
    // Without a sign-in service, the editor offers access tokens only and contacts no third party.
    auth_methods: (signInService ? ['oauth', 'token'] : ['token']) satisfies ('oauth' | 'token')[],
  };
  const api = (path: string) => server && `${server}/api/${path}`;
  switch (name) {
    case 'github': {
      const addresses = { api_root: api('v3'), graphql_api_root: api('graphql') };
      return { name, ...repository, ...addresses, base_url: oauthUrl };
    }
    case 'gitlab': {
      const addresses = { api_root: api('v4'), base_url: server };
      const signIn = appId ? ({ auth_type: 'pkce', app_id: appId } as const) : {};
      return { name, ...repository, ...addresses, ...signIn };
    }
    default:
      return { name, ...repository, api_root: api('v1'), base_url: server, app_id: appId };
  }
}
