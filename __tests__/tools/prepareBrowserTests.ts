/** Builds the sites that the browser tests visit, and installs what they run in. */
import { installChromium } from './chromium';
import { buildSampleSites } from './sampleSites';

buildSampleSites()
  .then(installChromium, (error: Error) => {
    // What Gatsby printed.
    console.error(error.message);
    return 1;
  })
  .then((code) => {
    process.exitCode = code;
  });
