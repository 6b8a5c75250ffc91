/** What the build writes for the hosts: into the site what they read there, into deploy/ what they are set up with. */
import { writeCloudflareFiles } from './cloudflare';
import { writeNetlifyFiles } from './netlify';
import { writeNginx } from './nginx';

export function writeForHosts(root: string, site: string): void {
  writeNetlifyFiles(root, site);
  writeCloudflareFiles(root, site);
  writeNginx(root, 'deploy/nginx');
}
