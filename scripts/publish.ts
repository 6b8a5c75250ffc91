/** `npm run publish:nginx -- /srv/www`: publishes the built site to a folder that nginx serves. */
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '../src/content/basePath';
import { contentRoot } from '../src/content/files/contentRoot';
import { readCompany } from '../src/content/files/read';
import { compressSite } from '../src/hosting/compress';
import { publishToNginx } from './publishToNginx';

const site = 'public';
const configuration = 'deploy/nginx';

async function publish(folder: string | undefined): Promise<number> {
  if (!folder) {
    console.error('Give the folder that nginx serves: npm run publish:nginx -- /srv/www');
    return 1;
  }
  if (!existsSync(join(site, '404.html')) || !existsSync(configuration)) {
    console.error(`There is no site in ${site}/. Build it first: npm run build`);
    return 1;
  }
  await compressSite(site);
  mkdirSync(folder, { recursive: true });
  const isFirst = !existsSync(join(folder, 'nginx.conf'));
  const isChanged = ['nginx.conf', 'front.js'].some((name) => differs(folder, name));
  cpSync(configuration, folder, { recursive: true });
  publishToNginx(folder, { site, base: basePath(readCompany(contentRoot()).url) });
  console.log(`Published to ${folder}.`);
  if (isChanged && !isFirst) console.log("nginx's configuration has changed: restart nginx.");
  return 0;
}

const differs = (folder: string, name: string) =>
  !existsSync(join(folder, name)) ||
  !readFileSync(join(folder, name)).equals(readFileSync(join(configuration, name)));

publish(process.argv[2]).then((code) => {
  process.exitCode = code;
});
