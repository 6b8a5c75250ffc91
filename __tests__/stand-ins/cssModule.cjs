/** Class names as they are written, so that tests need no styles. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : String(name)) });
