/** Where the test run leaves what its steps hand on to each other. */
export const testResults = 'node_modules/.cache/test-results';
export const jestResults = `${testResults}/jest.json`;
export const builtResults = `${testResults}/built.json`;
export const browserResults = `${testResults}/browser.json`;

/** The site as it is with a map token; the one in `public/` has none. */
export const siteWithToken = 'node_modules/.cache/site-with-token';
