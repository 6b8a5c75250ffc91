/** The requests to review drafts, on a stand-in of GitHub or GitLab. */
import type { Repository } from './repository';

/** Of drafts of the English About page. */
export const draftBranch = 'cms/en/about';

export interface Review {
  number: number;
  title: string;
  branch: string;
  labels: string[];
  isDraft: boolean;
}

export class Reviews {
  readonly all: Review[] = [];

  constructor(private readonly repository: Repository) {}

  add(review: Omit<Review, 'number'>): Review {
    const added = { ...review, number: this.all.length + 1 };
    this.all.push(added);
    return added;
  }

  find(number: string): Review {
    const found = this.all.find((review) => review.number === Number(number));
    if (!found) throw new Error(`There is no review ${number}.`);
    return found;
  }

  /** Those of a branch, or all. */
  of = (branch?: string | null): Review[] =>
    this.all.filter((review) => !branch || review.branch === branch);

  changedFiles({ branch }: Review): string[] {
    const changed = this.repository.git(['diff', '--name-only', `main...${branch}`]);
    return changed.toString().split('\n').filter(Boolean);
  }
}
