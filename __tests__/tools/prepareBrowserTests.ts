/** Builds the sites that the browser tests visit, and installs what they run in. */
import { installChromium } from './chromium';
import { buildSampleSites } from './sampleSites';

buildSampleSites().then((code) => {
  process.exitCode = code || installChromium();
});
