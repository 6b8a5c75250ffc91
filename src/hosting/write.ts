import { writeCloudflareFiles } from './cloudflare';
import { writeNetlifyFiles } from './netlify';
import { writeNginx } from './nginx';

export function writeForHosts(root: string, site: string): void {
  writeNetlifyFiles(root, site);
  writeCloudflareFiles(root, site);
  writeNginx(root, 'deploy/nginx');
}
