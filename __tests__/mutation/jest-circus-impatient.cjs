/** Stops at the first test that fails for a mutant. Stryker requires "jest-circus" in the file's name. */
const { createEmptyTestResult } = require('@jest/test-result');
const { default: runTests } = require('jest-circus/runner');
const { record } = require('./dryRun.cjs');

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
  const [, , environment, , testFile] = args;
  const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  if (mutant && mutant === killed)
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
