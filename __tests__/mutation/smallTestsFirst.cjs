/** The small files of tests are the quick ones. */
const { statSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

module.exports = class extends Sequencer {
  sort(tests) {
    const size = ({ path }) => statSync(path).size;
    return [...tests].sort((one, other) => size(one) - size(other));
  }
};
