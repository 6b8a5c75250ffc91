/** Where the test run leaves its reports. */
export const testResults = 'node_modules/.cache/test-results';

/** The sample site, which the tests build from `__tests__/sample`: without a map token, and with one. */
export const sampleSite = 'node_modules/.cache/sites/sample';
export const siteWithToken = 'node_modules/.cache/sites/with-token';
