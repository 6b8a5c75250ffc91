/**
 * Runs Jest's tests for a mutant several times as fast: stops at the first test that fails, and loads no file without
 * a test that covers the mutant. Stryker requires "jest-circus" in the name.
 */
const { existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');
const { createEmptyTestResult } = require('@jest/test-result');
const { default: runTests } = require('jest-circus/runner');

/** In Stryker's copy of the project, which its processes share. */
const NAMES = 'test-results/mutation/names';
/** Jest calls a file without tests an error. */
const skipped = {
  status: 'pending',
  title: '',
  fullName: '',
  ancestorTitles: [],
  failureMessages: [],
};

/** The last mutant that failed a test. */
let killed;

module.exports = async (...args) => {
  const [{ testNamePattern }, , environment, , testFile] = args;
  const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  if (mutant && (mutant === killed || !hasTestOf(testFile, testNamePattern)))
    return { ...createEmptyTestResult(), testFilePath: testFile, testResults: [skipped] };
  if (mutant) stopAtFirstFailure(environment, () => (killed = mutant));
  const result = await runTests(...args);
  if (!mutant) writeNames(testFile, result.testResults);
  return result;
};

function stopAtFirstFailure(environment, onFailure) {
  const handleTestEvent = environment.handleTestEvent?.bind(environment);
  let hasFailed = false;
  environment.handleTestEvent = async (event, state) => {
    await handleTestEvent?.(event, state);
    if (event.name === 'test_start' && hasFailed) event.test.mode = 'skip';
    if (event.name !== 'test_done' || !event.test.errors.length) return;
    hasFailed = true;
    onFailure();
  };
}

const namesOf = (testFile) =>
  join(NAMES, `${relative('__tests__', testFile).replaceAll('/', '-')}.json`);

function writeNames(testFile, tests) {
  mkdirSync(NAMES, { recursive: true });
  writeFileSync(namesOf(testFile), JSON.stringify(tests.map(({ fullName }) => fullName)));
}

function hasTestOf(testFile, pattern) {
  if (!pattern || !existsSync(namesOf(testFile))) return true;
  const names = JSON.parse(readFileSync(namesOf(testFile), 'utf8'));
  return names.some((name) => new RegExp(pattern, 'i').test(name));
}
