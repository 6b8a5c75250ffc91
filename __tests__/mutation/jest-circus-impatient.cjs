/**
 * Runs Jest's tests for a mutant several times as fast: stops at the first test that fails, and loads no file without
 * a test that covers the mutant. Stryker requires "jest-circus" in the name.
 */
const { createEmptyTestResult } = require('@jest/test-result');
const { default: runTests } = require('jest-circus/runner');
const { read, record } = require('./dryRun.cjs');

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
  if (mutant && (mutant === killed || !mayFail(testFile, testNamePattern)))
    return { ...createEmptyTestResult(), testFilePath: testFile, testResults: [skipped] };
  if (mutant) stopAtFirstFailure(environment, () => (killed = mutant));
  const start = Date.now();
  const result = await runTests(...args);
  if (!mutant) record(testFile, result.testResults, Date.now() - start);
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

function mayFail(testFile, pattern) {
  const names = read(testFile)?.names;
  if (!names || !pattern) return true;
  return names.some((name) => new RegExp(pattern, 'i').test(name));
}
