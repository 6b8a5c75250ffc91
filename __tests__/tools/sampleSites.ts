/** Builds the sites for tests and benchmarks. */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { runGatsby } from '../../scripts/gatsby';
import { cleanEnv } from './cleanEnv';
import { sampleContent, sampleSite, siteWithToken, testResults } from './paths';

/** Builds the sample without and with a map token; the tests answer the requests made with it. */
export async function buildSampleSites(): Promise<number> {
  const withToken = await build({ CONTENT_ROOT: sampleContent, GATSBY_MAPBOX_TOKEN: 'pk.test' });
  if (withToken !== 0) return withToken;
  keepAs(siteWithToken);
  const code = await build({ CONTENT_ROOT: sampleContent });
  if (code === 0) keepAs(sampleSite);
  return code;
}

/** Builds only the sample without a map token, and uses it in place of the one with a token. */
export async function buildSampleSite(): Promise<number> {
  const code = await build({ CONTENT_ROOT: sampleContent });
  if (code === 0) for (const site of [sampleSite, siteWithToken]) keepAs(site);
  return code;
}

/** Prints Gatsby's output only when the build fails. */
async function build(env: Record<string, string>): Promise<number> {
  const log = `${testResults}/build.log`;
  const code = await runGatsby(['build'], { env: { ...cleanEnv, ...env }, log });
  if (code !== 0) console.error(readFileSync(log, 'utf8'));
  return code;
}

function keepAs(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync('public', folder, { recursive: true });
}
