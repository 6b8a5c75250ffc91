/** A reference from one file of the site to another. */
export interface Reference {
  /** Kind of reference: `<link icon href>`, `Sitemap` … */
  from: string;
  /** As written in the file. */
  address: string;
  /** Expected content type; `image/` for any picture. */
  expects: string;
  /** Whether it may refer to another site. */
  mayLeave?: boolean;
}

/** For references of an unknown kind, which fail, so that none goes unchecked. */
export const UNKNOWN = 'a kind that the link check knows';
