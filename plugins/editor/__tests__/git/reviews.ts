/** The requests to review drafts, on a stand-in of GitHub or GitLab. */
import type { Author, Repository } from './repository';

export interface Review {
  number: number;
  title: string;
  branch: string;
  labels: string[];
  isDraft: boolean;
}

export class Reviews {
  private all: Review[] = [];
  private count = 0;

  constructor(private readonly repository: Repository) {}

  add(review: Omit<Review, 'number'>): Review {
    this.count += 1;
    const added = { ...review, number: this.count };
    this.all.push(added);
    return added;
  }

  find(number: string): Review {
    const found = this.all.find((review) => review.number === Number(number));
    if (!found) throw new Error(`There is no review ${number}.`);
    return found;
  }

  /** Merges the branch as the services do. Returns the commit; undefined if it conflicts with the published branch. */
  merge({ number, branch }: Review, { name, email }: Author): string | undefined {
    const { repository } = this;
    const parents = [repository.head('main'), repository.head(branch)];
    try {
      const tree = repository
        .git(['merge-tree', '--write-tree', ...parents])
        .toString()
        .trim();
      const who = ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
      const of = parents.flatMap((parent) => ['-p', parent]);
      const made = repository.git([...who, 'commit-tree', tree, ...of, '-m', 'Merge']);
      const commit = made.toString().trim();
      repository.git(['update-ref', 'refs/heads/main', commit]);
      this.close(String(number));
      return commit;
    } catch {
      return undefined;
    }
  }

  close(number: string): void {
    this.all = this.all.filter((review) => review.number !== Number(number));
  }

  /** Those of a branch, or all. */
  of = (branch?: string | null): Review[] =>
    this.all.filter((review) => !branch || review.branch === branch);

  changedFiles({ branch }: Review): string[] {
    const changed = this.repository.git(['diff', '--name-only', `main...${branch}`]);
    return changed.toString().split('\n').filter(Boolean);
  }
}
