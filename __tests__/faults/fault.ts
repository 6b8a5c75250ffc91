/** A mistake that a visitor would notice, and the test that must find it. */
export interface Fault {
  name: string;
  /** Where the mistake is made: the text `find`, which occurs once, becomes `replace`. */
  file: string;
  find: string;
  replace: string;
  test: JestTest | BrowserTest;
}

export interface JestTest {
  jest: string;
  /** A part of the names of the tests; without it, any test of the file. */
  name?: string;
}

export interface BrowserTest {
  /** A file in `__tests__/browser/`. */
  spec: string;
  /** A part of the name of the test, after the names of its groups. */
  grep: string;
}

export const testFile = ({ test }: Fault): string =>
  'jest' in test ? test.jest : `__tests__/browser/${test.spec}`;
