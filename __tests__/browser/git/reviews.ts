/** Pull requests of GitHub, merge requests of GitLab. */
import type { Author, Repository } from './repository';

/** Of drafts of the English About page. */
export const draftBranch = 'cms/en/about';

export interface Review {
  number: number;
  title: string;
  branch: string;
  labels: string[];
  isDraft: boolean;
  state: 'open' | 'closed' | 'merged';
}

export class Reviews {
  private readonly all: Review[] = [];

  constructor(private readonly repository: Repository) {}

  add(review: Pick<Review, 'title' | 'branch' | 'labels' | 'isDraft'>): Review {
    const added: Review = { ...review, number: this.all.length + 1, state: 'open' };
    this.all.push(added);
    return added;
  }

  find(number: string | number): Review {
    const found = this.all.find((review) => review.number === Number(number));
    if (!found) throw new Error(`There is no review ${number}.`);
    return found;
  }

  /** The open ones, optionally of a branch or with one of some labels. */
  open({ branch, labels }: { branch?: string; labels?: string[] }): Review[] {
    return this.all.filter(
      (review) =>
        review.state === 'open' &&
        (!branch || review.branch === branch) &&
        (!labels || labels.some((label) => review.labels.includes(label))),
    );
  }

  changedFiles({ branch }: Review): string[] {
    const changed = this.repository.git(['diff', '--name-only', `main...${branch}`]);
    return changed.toString().split('\n').filter(Boolean);
  }

  merge(review: Review, author: Author): string {
    review.state = 'merged';
    return this.repository.merge(review.branch, author, review.title);
  }
}
