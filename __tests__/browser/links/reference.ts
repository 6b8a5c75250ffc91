/** One place in a file of the site that names another file. */
export interface Reference {
  /** What names it: `<link icon href>`, `Sitemap` … */
  from: string;
  /** As it is written there. */
  address: string;
  /** The content type of the answer; `image/` stands for any picture. */
  expects: string;
  /** Whether it may lead out of the site. */
  mayLeave?: boolean;
}

/** Of a reference whose kind no rule knows: it fails, so that none goes unchecked. */
export const UNKNOWN = 'a kind that the link check knows';
