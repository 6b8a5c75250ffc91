/** Where the test run leaves its reports. */
export const testResults = 'node_modules/.cache/test-results';

/** The content of the sample site. */
export const sampleContent = '__tests__/sample';

/** The sample site, which tests and benchmarks visit: without a map token, and with one. */
export const sampleSite = 'node_modules/.cache/sites/sample';
export const siteWithToken = 'node_modules/.cache/sites/with-token';

/** The environment of the sample's build has it, and a file that Gatsby reads. */
export const plantedSecret = 'planted-secret';
