/** Builds the sites for tests and benchmarks. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { buildIn } from '../browser/buildCopy';
import { sampleContent, sampleSite, siteWithToken, testResults } from './paths';

/** Builds the sample without and with a map token; the tests answer the requests made with it. */
export async function buildSampleSites(): Promise<void> {
  await build({ GATSBY_MAPBOX_TOKEN: 'pk.test' });
  keepAs(siteWithToken);
  await build();
  keepAs(sampleSite);
}

/** Builds only the sample without a map token, and uses it in place of the one with a token. */
export async function buildSampleSite(): Promise<void> {
  await build();
  for (const site of [sampleSite, siteWithToken]) keepAs(site);
}

async function build(env: Record<string, string> = {}): Promise<void> {
  const log = await buildIn('.', { CONTENT_ROOT: sampleContent, ...env });
  mkdirSync(testResults, { recursive: true });
  writeFileSync(`${testResults}/build.log`, log);
}

function keepAs(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync('public', folder, { recursive: true });
}
