/** A stand-in of GitLab's API with merge requests, backed by a Git repository. */
import { commit, historyOf } from './gitlabCommits';
import { answerGitlabQueries } from './gitlabQueries';
import type { Repository } from './repository';
import { type Review, Reviews } from './reviews';
import { type Api, apiOf, date, draftBranch, type Service } from './service';

interface NewReview {
  title: string;
  source_branch: string;
  labels: string;
}

interface ReviewChange {
  title?: string;
  add_labels?: string;
  remove_labels?: string;
}

export const gitlab: Service = {
  api,
  scheme: 'Bearer',
  branch: draftBranch,
  commit: /^POST \/repository\/commits /,
  publication: /^PUT \/merge_requests\/\d+\/merge /,
  protection: { status: 405, json: { message: '405 Method Not Allowed' } },
};

function api(repository: Repository): Api {
  const reviews = new Reviews(repository);
  return apiOf([
    [
      /^GET \/user$/,
      ({ author }) => ({ json: { id: 1, username: author.name, web_url: '', ...author } }),
    ],
    [/^GET \/users$/, () => ({ json: [{ id: 1 }] })],
    [/^POST \/graphql$/, answerGitlabQueries(repository)],
    [/^POST \/repository\/commits$/, (call) => commit(repository, call)],
    [/^GET \/repository\/commits$/, ({ query }) => ({ json: historyOf(repository, query) })],
    [/^GET \/repository\/commits\/\w+\/statuses$/, () => ({ json: [] })],
    [/^GET \/deployments$/, () => ({ json: [] })],
    [/^GET \/avatar$/, () => ({ json: { avatar_url: null } })],
    [
      /^GET \/repository\/branches\/(.+)$/,
      (_, branch) => ({ json: { commit: { id: repository.head(branch) } } }),
    ],
    [
      /^DELETE \/repository\/branches\/(.+)$/,
      (_, branch = '') => {
        repository.deleteBranch(branch);
        return { status: 204 };
      },
    ],
    [
      /^GET \/repository\/files\/(.+)\/raw$/,
      ({ query }, path = '') => ({ body: repository.read(path, query.get('ref') ?? '') }),
    ],
    [
      /^GET \/merge_requests$/,
      ({ query }) => {
        const branch = query.get('source_branch') ?? undefined;
        const labels = query.get('labels')?.split(',');
        return { json: reviews.open({ branch, labels }).map(mergeRequest) };
      },
    ],
    [
      /^POST \/merge_requests$/,
      ({ body }) => {
        const { title, source_branch, labels } = body as NewReview;
        const isDraft = title.startsWith('Draft:');
        const review = { title, branch: source_branch, labels: labels.split(','), isDraft };
        return { status: 201, json: mergeRequest(reviews.add(review)) };
      },
    ],
    [
      /^GET \/merge_requests\/(\d+)$/,
      // Such as a missing approval.
      () => ({ json: { detailed_merge_status: 'not_approved' } }),
    ],
    [
      /^GET \/merge_requests\/(\d+)\/diffs$/,
      (_, number = '') => ({
        json: reviews.changedFiles(reviews.find(number)).map((path) => ({
          old_path: path,
          new_path: path,
          deleted_file: false,
          renamed_file: false,
        })),
      }),
    ],
    [
      /^PUT \/merge_requests\/(\d+)$/,
      ({ body }, number = '') => {
        const review = reviews.find(number);
        const { title, add_labels, remove_labels = '' } = body as ReviewChange;
        const others = review.labels.filter((label) => !remove_labels.split(',').includes(label));
        Object.assign(review, { title, isDraft: title?.startsWith('Draft:') });
        review.labels = [...others, ...(add_labels?.split(',') ?? [])];
        return { json: mergeRequest(review) };
      },
    ],
    [
      /^PUT \/merge_requests\/(\d+)\/merge$/,
      ({ author, body }, number = '') => {
        const review = reviews.find(number);
        const { sha, should_remove_source_branch: isToBeRemoved } = body as MergeOptions;
        if (review.isDraft) return { status: 405, json: { message: '405 Method Not Allowed' } };
        if (sha !== repository.head(review.branch)) {
          return { status: 409, json: { message: 'SHA does not match HEAD of source branch' } };
        }
        reviews.merge(review, author);
        if (isToBeRemoved) repository.deleteBranch(review.branch);
        return { json: {} };
      },
    ],
  ]);

  function mergeRequest({ number, title, branch, labels }: Review) {
    return {
      id: number,
      iid: number,
      title,
      web_url: '',
      source_branch: branch,
      sha: repository.head(branch),
      labels,
      created_at: date,
      updated_at: date,
      author: { id: 1, name: 'Editor', username: 'editor' },
    };
  }
}

interface MergeOptions {
  sha: string;
  should_remove_source_branch: boolean;
}
