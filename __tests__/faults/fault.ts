/** A mistake that a visitor would notice, and the test that must find it. */
export interface Fault {
  name: string;
  /** Where the mistake is made: the text `find`, which occurs once, becomes `replace`. */
  file: string;
  find: string;
  replace: string;
  test: Test;
}

/** A test file of Jest, or a part of the name of a test in `__tests__/browser/`. */
export type Test = string | { spec: string; grep: string };

export const testFile = ({ test }: Fault): string =>
  typeof test === 'string' ? test : `__tests__/browser/${test.spec}`;

/** Faults in one file that one test finds. */
export const inFile = (
  file: string,
  test: Test,
  changes: [name: string, find: string, replace: string][],
): Fault[] => changes.map(([name, find, replace]) => ({ name, file, find, replace, test }));
