/** Builds the sites that the browser tests visit, and installs what they run in. */
import { installChromium } from './chromium';
import { buildSampleSites } from './sampleSites';

async function prepare(): Promise<number> {
  for (const step of [buildSampleSites, installChromium]) {
    const code = await step();
    if (code !== 0) return code;
  }
  return 0;
}

prepare().then((code) => {
  process.exitCode = code;
});
