/**
 * Runs in Stryker's copy of the project: the tests that name Jest's environment for Node get Stryker's, which
 * records the code that each test runs.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const tests = readdirSync('__tests__', { recursive: true }).filter((file) =>
  /\.test\.tsx?$/.test(file),
);
for (const test of tests) {
  const file = `__tests__/${test}`;
  const source = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    source.replace(/(?<=@jest-environment )node\b/, '@stryker-mutator/jest-runner/jest-env/node'),
  );
}
