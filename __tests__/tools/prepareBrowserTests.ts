/** Builds the sites that the browser tests visit, and installs what they run in. */
import { installBrowsers } from './installBrowsers';
import { buildSampleSites } from './sampleSites';

buildSampleSites()
  .then(installBrowsers, (error: Error) => {
    // What Gatsby printed.
    console.error(error.message);
    return 1;
  })
  .then((code) => {
    process.exitCode = code;
  });
