/** Runs the fast test files first: most mutants fail one of them. */
const { default: Sequencer } = require('@jest/test-sequencer');
const { read } = require('./dryRun.cjs');

module.exports = class extends Sequencer {
  sort(tests) {
    const time = ({ path }) => read(path)?.milliseconds ?? 0;
    return [...tests].sort((one, other) => time(one) - time(other));
  }
};
