/** What is wrong with one place in the content, for the person who can mend it. */
export interface Problem {
  /** Relative to the project's folder. */
  file: string;
  /** From 1, where the file could be read that far. */
  line?: number;
  /** Dotted path, `page.about.map.slides[2]`; empty for the whole file. */
  key: string;
  problem: string;
  /** What to write instead. */
  fix: string;
}

/** The two parts that are the same wherever in the content it stands. */
export type Message = Pick<Problem, 'problem' | 'fix'>;
