/** For each mutant, only the test files that cover it, the fastest first. */
const { default: Sequencer } = require('@jest/test-sequencer');
const { read } = require('./dryRun.cjs');

module.exports = class extends Sequencer {
  constructor(options) {
    super(options);
    this.pattern = options.globalConfig.testNamePattern;
  }

  sort(tests) {
    const time = ({ path }) => read(path)?.milliseconds ?? 0;
    return tests
      .filter(({ path }) => this.covers(path))
      .sort((one, other) => time(one) - time(other));
  }

  covers(testFile) {
    const names = read(testFile)?.names;
    if (!names || !this.pattern) return true;
    const pattern = new RegExp(this.pattern, 'i');
    return names.some((name) => pattern.test(name));
  }
};
