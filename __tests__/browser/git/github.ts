/** A stand-in of GitHub's API with pull requests, backed by a Git repository. */
import { answerQuery, date, type PullRequest } from './githubQueries';
import { type Answer, apiOf, type Service } from './service';

export const githubApi: Service = (repository) => {
  const pullRequests: PullRequest[] = [];
  const rest: [RegExp, Answer][] = [
    [/^GET \/user$/, ({ author }) => ({ json: { id: 1, login: author.name, ...author } })],
    [/^GET \/collaborators\//, () => ({ status: 204 })],
    [
      /^GET \/git\/trees\/(\w+)$/,
      (_, revision) => ({ json: { tree: repository.files(revision) } }),
    ],
    [
      /^GET \/git\/blobs\/(\w+)$/,
      (_, sha = '') => ({
        body: repository.git(['cat-file', 'blob', sha]),
        contentType: 'application/octet-stream',
      }),
    ],
    [
      /^POST \/pulls$/,
      ({ body }) => {
        const { title, head } = body as { title: string; head: string };
        const number = pullRequests.length + 1;
        pullRequests.push({ number, title, branch: head, labels: [] });
        return { status: 201, json: { number, title, created_at: date, updated_at: date } };
      },
    ],
    [
      /^POST \/issues\/(\d+)\/labels$/,
      ({ body }, number) => {
        const { labels } = body as { labels: string[] };
        pullRequests.find((one) => one.number === Number(number))?.labels.push(...labels);
        return { json: {} };
      },
    ],
    [/^POST \/graphql$/, (call) => answerQuery(repository, pullRequests, call)],
  ];
  return apiOf(rest);
};
