/**
 * `npm run compress -- public`: writes a Brotli and a gzip version next to each text file of a built site, for
 * your own server. CDNs compress by themselves.
 */
import { statSync } from 'node:fs';
import { compressSite } from '../src/hosting/compress';

const [folder] = process.argv.slice(2);
if (!folder || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  console.error('Give the folder of a built site: npm run compress -- public');
  process.exitCode = 1;
} else {
  compressSite(folder).then(({ files, before, after }) => {
    const share = before ? Math.round((100 * after) / before) : 100;
    console.log(`Compressed ${files} files; with Brotli to ${share} % of their size.`);
  });
}
