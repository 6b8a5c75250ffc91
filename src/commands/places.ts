/** Where the test run leaves what its steps hand on to each other. */
export const testResults = 'node_modules/.cache/test-results';
export const jestResults = `${testResults}/jest.json`;
export const builtResults = `${testResults}/built.json`;
export const browserResults = `${testResults}/browser.json`;

/** The sample site, which the tests build from `__tests__/sample`: without a map token, and with one. */
export const sampleSite = 'node_modules/.cache/sites/sample';
export const siteWithToken = 'node_modules/.cache/sites/with-token';
