/** A stand-in of GitHub's API with pull requests, backed by a Git repository. */
import type { components, operations } from '@octokit/openapi-types';
import { answerGithubQueries } from './githubQueries';
import type { Repository } from './repository';
import { draftBranch, type Review, Reviews } from './reviews';
import {
  type Api,
  apiOf,
  contentOf,
  date,
  failure,
  json,
  type Part,
  type Service,
} from './service';

export const github: Service = {
  api,
  scheme: 'token',
  branch: draftBranch,
  commit: /createCommitOnBranch/,
  publication: /^PUT \/pulls\/\d+\/merge /,
  protection: failure(405, 'Required status check "build" is expected.'),
};

type Schemas = components['schemas'];

type BodyOf<Name extends 'pulls/create' | 'git/update-ref'> =
  operations[Name]['requestBody']['content']['application/json'];

/** The published type also allows objects, which the CMS doesn't send. */
interface Labels {
  labels: string[];
}

function api(repository: Repository): Api {
  const reviews = new Reviews(repository);
  return apiOf([
    [
      /^GET \/user$/,
      ({ author: { name, email } }) =>
        json<Schemas['private-user']>({ id: 1, login: name, name, email }),
    ],
    [/^GET \/collaborators\//, () => ({ status: 204 })],
    [
      /^GET \/git\/trees\/(\w+)$/,
      (_, revision) => json<Schemas['git-tree']>({ tree: repository.files(revision) }),
    ],
    [
      /^GET \/git\/blobs\/(\w+)$/,
      (_, sha = '') => ({
        body: repository.git(['cat-file', 'blob', sha]),
        contentType: 'application/octet-stream',
      }),
    ],
    [
      /^GET \/contents\/(.+)$/,
      ({ query }, path = '') => json<Schemas['content-file']>(contentOf(repository, path, query)),
    ],
    [
      /^GET \/commits$/,
      ({ query }) =>
        json<Schemas['commit'][]>(
          repository
            .log(query.get('sha') ?? '', query.get('path') ?? '')
            .map(({ sha, author }) => ({
              sha,
              commit: { author: { ...author, date } },
            })),
        ),
    ],
    [
      /^GET \/pulls$/,
      ({ query }) => {
        const branch = query.get('head')?.replace(/^.*?:/, '');
        return json<Schemas['pull-request-simple'][]>(
          reviews.open({ branch }).map(({ number, title }) => ({ number, title })),
        );
      },
    ],
    [
      /^POST \/pulls$/,
      ({ body }) => {
        const { title = '', head, draft = false } = body as BodyOf<'pulls/create'>;
        const review = reviews.add({ title, branch: head, labels: [], isDraft: draft });
        return json<Schemas['pull-request']>(pullRequest(review), 201);
      },
    ],
    [
      /^POST \/issues\/(\d+)\/labels$/,
      ({ body }, number = '') => {
        const review = reviews.find(number);
        review.labels.push(...(body as Labels).labels);
        return json<Schemas['label'][]>(labelsOf(review));
      },
    ],
    [
      /^GET \/issues\/(\d+)$/,
      (_, number = '') => json<Schemas['issue']>({ labels: labelsOf(reviews.find(number)) }),
    ],
    [
      /^PATCH \/issues\/(\d+)$/,
      ({ body }, number = '') => {
        const review = reviews.find(number);
        review.labels = (body as Labels).labels;
        return json<Schemas['issue']>({ labels: labelsOf(review) });
      },
    ],
    [
      /^PUT \/pulls\/(\d+)\/merge$/,
      ({ author }, number = '') =>
        json<Schemas['pull-request-merge-result']>({
          sha: reviews.merge(reviews.find(number), author),
          merged: true,
        }),
    ],
    [
      /^PATCH \/git\/(refs\/heads\/.+)$/,
      ({ body }, ref = '') => {
        const { sha } = body as BodyOf<'git/update-ref'>;
        repository.git(['update-ref', ref, sha]);
        return json<Schemas['git-ref']>({ ref, object: { sha } });
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

  function pullRequest({ number, title, branch }: Review): Part<Schemas['pull-request']> {
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

const labelsOf = ({ labels }: Review) => labels.map((name): Part<Schemas['label']> => ({ name }));
