/** Builds the site with a map token that nobody has given out, for tests and measurements with prepared answers. */
import { cpSync, rmSync } from 'node:fs';
import { siteWithToken } from './places';
import { plainBuild } from './plainBuild';
import { run } from './run';

/** What lies in `public/` after it is the site with the token, too. */
export async function buildWithToken(): Promise<number> {
  const code = await run('gatsby', ['build'], { ...plainBuild, GATSBY_MAPBOX_TOKEN: 'pk.test' });
  rmSync(siteWithToken, { recursive: true, force: true });
  if (code === 0) cpSync('public', siteWithToken, { recursive: true });
  return code;
}
