/** What Stryker's first run, without a mutant, tells of each test file. In its copy of the project, for all its processes. */
const { existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');

const FOLDER = 'test-results/mutation/dryRun';

const recordOf = (testFile) =>
  join(FOLDER, `${relative('__tests__', testFile).replaceAll('/', '-')}.json`);

exports.record = (testFile, tests, milliseconds) => {
  mkdirSync(FOLDER, { recursive: true });
  const names = tests.map(({ fullName }) => fullName);
  writeFileSync(recordOf(testFile), JSON.stringify({ names, milliseconds }));
};

/** Undefined during that run. */
exports.read = (testFile) => {
  const file = recordOf(testFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};
