/** Builds the sites that the tests and benchmarks visit. */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { cleanEnv } from './cleanEnv';
import { sampleContent, sampleSite, siteWithToken, testResults } from './paths';
import { run } from './run';

/** Builds the sample without and with a made-up map token, whose requests the tests answer. */
export async function buildSampleSites(): Promise<number> {
  const withToken = await build({ CONTENT_ROOT: sampleContent, GATSBY_MAPBOX_TOKEN: 'pk.test' });
  if (withToken !== 0) return withToken;
  keepAs(siteWithToken);
  const code = await build({ CONTENT_ROOT: sampleContent });
  if (code === 0) keepAs(sampleSite);
  return code;
}

/** Builds the sample without a map token only; where one is expected, the same site takes its place. */
export async function buildSampleSite(): Promise<number> {
  const code = await build({ CONTENT_ROOT: sampleContent });
  if (code === 0) for (const site of [sampleSite, siteWithToken]) keepAs(site);
  return code;
}

/** Builds the owner's content into `public/`. */
export const buildOwnSite = (): Promise<number> => build({});

/** Prints Gatsby's output only when the build fails. */
async function build(env: Record<string, string>): Promise<number> {
  const log = `${testResults}/build.log`;
  const code = await run('gatsby', ['build'], { env: { ...cleanEnv, ...env }, log });
  if (code !== 0) console.error(readFileSync(log, 'utf8'));
  return code;
}

function keepAs(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync('public', folder, { recursive: true });
}
