/** A stand-in of GitHub's API with pull requests, backed by a Git repository. */
import { answerGithubQueries } from './githubQueries';
import type { Repository } from './repository';
import { type Review, Reviews } from './reviews';
import { type Api, apiOf, date, draftBranch, type Service } from './service';

export const github: Service = {
  api,
  scheme: 'token',
  branch: draftBranch,
  commit: /createCommitOnBranch/,
  publication: /^PUT \/pulls\/\d+\/merge /,
  protection: { status: 405, json: { message: 'Required status check "build" is expected.' } },
};

function api(repository: Repository): Api {
  const reviews = new Reviews(repository);
  return apiOf([
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
        const { title, head, draft } = body as { title: string; head: string; draft: boolean };
        const review = reviews.add({ title, branch: head, labels: [], isDraft: draft });
        return { status: 201, json: pullRequest(review) };
      },
    ],
    [
      /^POST \/issues\/(\d+)\/labels$/,
      ({ body }, number = '') => {
        const { labels } = body as { labels: string[] };
        reviews.find(number).labels.push(...labels);
        return { json: {} };
      },
    ],
    [
      /^GET \/issues\/(\d+)$/,
      (_, number = '') => ({
        json: { labels: reviews.find(number).labels.map((name) => ({ name })) },
      }),
    ],
    [
      /^PATCH \/issues\/(\d+)$/,
      ({ body }, number = '') => {
        const { labels } = body as { labels: string[] };
        Object.assign(reviews.find(number), { labels });
        return { json: {} };
      },
    ],
    [
      /^PUT \/pulls\/(\d+)\/merge$/,
      ({ author }, number = '') => ({
        json: { sha: reviews.merge(reviews.find(number), author), merged: true },
      }),
    ],
    [
      /^PATCH \/git\/(refs\/heads\/.+)$/,
      ({ body }, ref = '') => {
        repository.git(['update-ref', ref, (body as { sha: string }).sha]);
        return { json: {} };
      },
    ],
    [
      /^DELETE \/git\/refs\/heads\/(.+)$/,
      (_, branch = '') => {
        repository.deleteBranch(branch);
        return { status: 204 };
      },
    ],
    [/^POST \/graphql$/, answerGithubQueries(repository, reviews)],
  ]);

  function pullRequest({ number, title, branch }: Review) {
    return {
      number,
      node_id: String(number),
      title,
      head: { sha: repository.head(branch) },
      created_at: date,
      updated_at: date,
    };
  }
}
