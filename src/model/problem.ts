/** A problem in the content, described for the person who can fix it. */
export interface Problem {
  /** Relative to the project's folder. */
  file: string;
  /** From 1; missing if the file could not be parsed. */
  line?: number;
  /** Dotted path, `page.about.map.slides[2]`; empty for the whole file. */
  key: string;
  problem: string;
  /** What to do about it. */
  fix: string;
}

/** A problem without its position. */
export type Message = Pick<Problem, 'problem' | 'fix'>;
