/** A stand-in of GitLab's API with merge requests, backed by a Git repository. */
import type {
  AvatarSchema,
  BranchSchema,
  CommitSchema,
  CommitStatusSchema,
  DeploymentSchema,
  ExpandedUserSchema,
  MergeRequestSchemaWithBasicLabels as MergeRequest,
  MergeRequestDiffSchema,
  RepositoryFileExpandedSchema,
  UserSchema,
} from '@gitbeaker/core';
import { commit, historyOf } from './gitlabCommits';
import { answerGitlabQueries } from './gitlabQueries';
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
  protection: failure(405, '405 Method Not Allowed'),
};

function api(repository: Repository): Api {
  const reviews = new Reviews(repository);
  return apiOf([
    [
      /^GET \/user$/,
      ({ author: { name, email } }) =>
        json<ExpandedUserSchema>({ id: 1, username: name, web_url: '', name, email }),
    ],
    [/^GET \/users$/, () => json<UserSchema[]>([{ id: 1 }])],
    [/^POST \/graphql$/, answerGitlabQueries(repository)],
    [/^POST \/repository\/commits$/, (call) => commit(repository, call)],
    [
      /^GET \/repository\/commits$/,
      ({ query }) => json<CommitSchema[]>(historyOf(repository, query)),
    ],
    [/^GET \/repository\/commits\/\w+\/statuses$/, () => json<CommitStatusSchema[]>([])],
    [/^GET \/deployments$/, () => json<DeploymentSchema[]>([])],
    [/^GET \/avatar$/, () => json<AvatarSchema>({ avatar_url: '' })],
    [
      /^GET \/repository\/branches\/(.+)$/,
      (_, branch) => json<BranchSchema>({ commit: { id: repository.head(branch) } }),
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
      /^GET \/repository\/files\/(.+)$/,
      ({ query }, path = '') =>
        json<RepositoryFileExpandedSchema>({
          ...contentOf(repository, path, query),
          last_commit_id: repository.log(query.get('ref') ?? '', path)[0]?.sha,
        }),
    ],
    [
      /^GET \/merge_requests$/,
      ({ query }) => {
        const branch = query.get('source_branch') ?? undefined;
        const labels = query.get('labels')?.split(',');
        return json<MergeRequest[]>(reviews.open({ branch, labels }).map(mergeRequest));
      },
    ],
    [
      /^POST \/merge_requests$/,
      ({ body }) => {
        const { title, source_branch, labels } = body as NewReview;
        const isDraft = title.startsWith('Draft:');
        const review = { title, branch: source_branch, labels: labels.split(','), isDraft };
        return json<MergeRequest>(mergeRequest(reviews.add(review)), 201);
      },
    ],
    [
      /^GET \/merge_requests\/(\d+)$/,
      // Such as a missing approval.
      () => json<MergeRequest>({ detailed_merge_status: 'not_approved' }),
    ],
    [
      /^GET \/merge_requests\/(\d+)\/diffs$/,
      (_, number = '') =>
        json<MergeRequestDiffSchema[]>(reviews.changedFiles(reviews.find(number)).map(diffOf)),
    ],
    [
      /^PUT \/merge_requests\/(\d+)$/,
      ({ body }, number = '') => {
        const review = reviews.find(number);
        const { title, add_labels, remove_labels = '' } = body as ReviewChange;
        const others = review.labels.filter((label) => !remove_labels.split(',').includes(label));
        Object.assign(review, { title, isDraft: title?.startsWith('Draft:') });
        review.labels = [...others, ...(add_labels?.split(',') ?? [])];
        return json<MergeRequest>(mergeRequest(review));
      },
    ],
    [
      /^PUT \/merge_requests\/(\d+)\/merge$/,
      ({ author, body }, number = '') => {
        const review = reviews.find(number);
        const { sha, should_remove_source_branch: isToBeRemoved } = body as MergeOptions;
        if (review.isDraft) return failure(405, '405 Method Not Allowed');
        if (sha !== repository.head(review.branch)) {
          return failure(409, 'SHA does not match HEAD of source branch');
        }
        const merged = mergeRequest(review);
        reviews.merge(review, author);
        if (isToBeRemoved) repository.deleteBranch(review.branch);
        return json<MergeRequest>(merged);
      },
    ],
  ]);

  function mergeRequest({ number, title, branch, labels }: Review): Part<MergeRequest> {
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

const diffOf = (path: string): Part<MergeRequestDiffSchema> => ({
  old_path: path,
  new_path: path,
  deleted_file: false,
  renamed_file: false,
});

interface MergeOptions {
  sha: string;
  should_remove_source_branch: boolean;
}
