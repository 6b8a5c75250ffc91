/**
 * `npm run compress -- public`: puts beside each text file of a built site the same in Brotli and gzip, as
 * small as they get, for a server that would else compress at each request. CDNs do it by themselves.
 */
import { statSync } from 'node:fs';
import { compressSite } from '../src/hosting/compress';

const [folder] = process.argv.slice(2);
if (!folder || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  console.error('Name the folder of a built site: npm run compress -- public');
  process.exitCode = 1;
} else {
  compressSite(folder).then(({ files, before, after }) => {
    const share = before ? Math.round((100 * after) / before) : 100;
    console.log(`${files} files compressed, with Brotli to ${share} % of their size.`);
  });
}
