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
  const given = new Map(
    cmsVariables
      .map((name) => [name, environment[name]?.trim() ?? ''] as const)
      .filter(([, value]) => value !== ''),
  );
  const publishMinutes = Number(given.get('CMS_PUBLISH_MINUTES') ?? 5);
  if (given.size === 0) return { problems: [], publishMinutes };
  const problems = Object.entries(rules).flatMap(([key, { isRight, problem, fix }]) => {
    const value = given.get(key);
    if (isRight(value, given)) return [];
    const found = value === undefined ? 'is not set' : `"${value}" ${problem}`;
    return [{ file: 'environment variables', key, problem: found, fix }];
  });
  return { problems, publishMinutes, backend: problems.length ? undefined : backendFrom(given) };
}

type Given = ReadonlyMap<string, string>;

interface Rule {
  isRight: (value: string | undefined, given: Given) => boolean;
  problem: string;
  fix: string;
}

const isAbsent = (value: string | undefined): value is undefined => value === undefined;
const isHttps = (value: string | undefined) =>
  isAbsent(value) || (URL.canParse(value) && new URL(value).protocol === 'https:');

const rules: Record<string, Rule> = {
  CMS_BACKEND: {
    isRight: (value) => ['github', 'gitlab', 'gitea'].includes(value ?? ''),
    problem: 'is not a kind of repository that the editor can sign in to',
    fix: 'Write "github", "gitlab", or "gitea" (which is for Forgejo as well); or unset all variables that start with CMS_.',
  },
  CMS_REPO: {
    isRight: (value = '', given) =>
      /^[^/:\s]+(\/[^/:\s]+)+$/.test(value) &&
      // Only GitLab has nested groups.
      (given.get('CMS_BACKEND') === 'gitlab' || value.split('/').length === 2),
    problem: 'is not the name of a repository',
    fix: 'Write owner and name, like "example/website".',
  },
  CMS_BRANCH: {
    isRight: (value) => isAbsent(value) || !/\s|\.\.|^[-/]|[~^:?*[\\]/.test(value),
    problem: 'is not the name of a branch',
    fix: 'Write the published branch, like "main".',
  },
  CMS_SERVER_URL: {
    isRight: isHttps,
    problem: 'is not a web address starting with https://',
    fix: 'Write the address of your own server, like "https://git.example.com", or unset it.',
  },
  CMS_OAUTH_URL: {
    isRight: (value, given) =>
      isHttps(value) && (isAbsent(value) || given.get('CMS_BACKEND') === 'github'),
    problem: 'is not a web address starting with https://, or not used with this backend',
    fix: 'For GitHub write the address of the service that signs editors in, like "https://auth.example.com"; for others unset it.',
  },
  CMS_OAUTH_APP_ID: {
    isRight: (value, given) => isAbsent(value) || given.get('CMS_BACKEND') !== 'github',
    problem: 'is not used with GitHub',
    fix: 'Unset it, and name your sign-in service in CMS_OAUTH_URL.',
  },
  CMS_PUBLISH_MINUTES: {
    isRight: (value) => isAbsent(value) || /^[1-9]\d{0,2}$/.test(value),
    problem: 'is not a number of minutes',
    fix: 'Write a whole number from 1 to 999, or unset it.',
  },
};

/** All environment variables for the CMS. */
export const cmsVariables = Object.keys(rules);

function backendFrom(given: Given): GitBackend {
  const name = given.get('CMS_BACKEND') as GitBackend['name'];
  const server = given.get('CMS_SERVER_URL')?.replace(/\/+$/, '');
  const oauthUrl = given.get('CMS_OAUTH_URL');
  const appId = given.get('CMS_OAUTH_APP_ID');
  const repository = {
    repo: given.get('CMS_REPO') ?? '',
    branch: given.get('CMS_BRANCH') ?? 'main',
    auth_methods: waysIn(name === 'github' ? oauthUrl : appId),
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

/** Without a sign-in service, the editor offers access tokens only and contacts no third party. */
const waysIn = (signInService: string | undefined): ('oauth' | 'token')[] =>
  signInService ? ['oauth', 'token'] : ['token'];
