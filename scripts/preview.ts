/** `npm run preview -- <host>`: serves the built site as a host would, by the host's own program. */
import { existsSync } from 'node:fs';
import { basePath } from '../src/content/basePath';
import { contentRoot } from '../src/content/files/contentRoot';
import { readCompany } from '../src/content/files/read';
import { compressSite } from '../src/hosting/compress';
import { startNginx } from './hosts/nginx';
import { startTool, tools } from './hosts/tools';
import { hasNginx, installNginx } from './installNginx';

const site = 'public';

const hosts: Record<string, () => Promise<{ url: string; stop: () => unknown }>> = {
  nginx: async () => {
    await installNginx();
    if (!hasNginx())
      throw new Error('This needs the Debian packages of nginx: see docs/deploying.md.');
    await compressSite(site);
    return startNginx(contentRoot(), site);
  },
  cloudflare: () => startTool(site, tools.cloudflare),
  netlify: () => startTool(site, tools.netlify),
};

async function preview(host = ''): Promise<void> {
  const start = hosts[host];
  if (!start) throw new Error(`Give a host: npm run preview -- ${Object.keys(hosts).join('|')}`);
  if (!existsSync(`${site}/404.html`))
    throw new Error(`There is no site in ${site}/. Build it first: npm run build`);
  const { url, stop } = await start();
  console.log(`\n${host} serves the site: ${url}${basePath(readCompany(contentRoot()).url)}/`);
  console.log('Stop it with Ctrl+C.\n');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => Promise.resolve(stop()).then(() => process.exit()));
  }
}

preview(process.argv[2]).catch(({ message }: Error) => {
  console.error(message);
  process.exitCode = 1;
});
