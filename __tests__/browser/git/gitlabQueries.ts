/** Answers the CMS's GraphQL requests to GitLab by the part of its published schema that they use. */
import { buildSchema } from 'graphql';
import { answerGraphql } from './graphql';
import type { Repository } from './repository';
import type { Answer } from './service';

const schema = buildSchema(`
  type Query { project(fullPath: ID!): Project }
  type Project { repository: Repository }
  type Repository {
    tree(path: String = "", recursive: Boolean = false, ref: String): Tree
    blobs(paths: [String!]!, ref: String): RepositoryBlobConnection
  }
  type Tree { lastCommit: Commit, blobs(after: String, first: Int): BlobConnection! }
  type Commit { sha: String!, message: String }
  type BlobConnection { nodes: [Blob], pageInfo: PageInfo! }
  type PageInfo { endCursor: String, hasNextPage: Boolean! }
  type Blob { path: String!, sha: String!, type: EntryType! }
  enum EntryType { blob commit tree }
  type RepositoryBlobConnection { nodes: [RepositoryBlob] }
  type RepositoryBlob { path: String!, oid: String!, rawTextBlob: String, size: BigInt }
  scalar BigInt
`);

/** GitLab lists as many files at once. */
const PAGE = 100;

export function answerGitlabQueries(repository: Repository): Answer {
  return answerGraphql(
    () => schema,
    () => ({
      project: {
        repository: {
          tree: ({ ref }: { ref: string }) => treeOf(repository, ref),
          blobs: ({ paths, ref }: { paths: string[]; ref: string }) => ({
            nodes: blobsOf(repository, ref, paths),
          }),
        },
      },
    }),
  );
}

const treeOf = (repository: Repository, ref: string) => ({
  lastCommit: () => repository.log(ref)[0],
  blobs({ after }: { after: string }) {
    const start = Number(after);
    const files = repository.files(ref);
    const end = start + PAGE;
    const pageInfo = { endCursor: String(end), hasNextPage: end < files.length };
    return { nodes: files.slice(start, end), pageInfo };
  },
});

function blobsOf(repository: Repository, ref: string, paths: string[]) {
  const files = repository.files(ref);
  return paths.flatMap((path) => {
    const file = files.find((one) => one.path === path);
    const rawTextBlob = () => repository.read(path, ref).toString();
    return file ? [{ path, oid: file.sha, size: file.size, rawTextBlob }] : [];
  });
}
