/**
 * Jest's runner for mutation testing, several times as quick: it loads no file of tests after one has noticed the
 * mutant, and none without a test that covers it. Stryker wants "jest-circus" in the name.
 */
const { existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');
const { createEmptyTestResult } = require('@jest/test-result');
const { default: runTests } = require('jest-circus/runner');

/** In Stryker's copy of the project; its processes share it. */
const NAMES = 'test-results/mutation/names';
/** Jest calls a file without tests an error. */
const skipped = {
  status: 'pending',
  title: '',
  fullName: '',
  ancestorTitles: [],
  failureMessages: [],
};

/** The last mutant that was noticed. */
let noticed;

module.exports = async (...args) => {
  const [{ testNamePattern }, , , , testFile] = args;
  const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  if (mutant && (mutant === noticed || !hasTestOf(testFile, testNamePattern)))
    return { ...createEmptyTestResult(), testFilePath: testFile, testResults: [skipped] };
  const result = await runTests(...args);
  if (!mutant) writeNames(testFile, result.testResults);
  else if (result.numFailingTests) noticed = mutant;
  return result;
};

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
