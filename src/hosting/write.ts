/** What the build writes for the hosts: into the site what they read there, into deploy/ what they are set up with. */
import { writeCloudflareFiles } from './cloudflare';
import { writeCloudFront } from './cloudfront';
import { writeNetlifyFiles } from './netlify';
import { writeNginx } from './nginx';
import { writeUpload } from './upload';

export function writeForHosts(root: string, site: string): void {
  writeNetlifyFiles(root, site);
  writeCloudflareFiles(root, site);
  writeNginx(root, 'deploy/nginx');
  writeCloudFront(root, 'deploy/cloudfront.json');
  writeUpload('deploy/upload.sh');
}
