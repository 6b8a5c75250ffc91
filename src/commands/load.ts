/**
 * `npm run load`: how many requests a second nginx with our configuration answers on this machine, beside a
 * bare nginx that serves one file of the same size. Both and what asks them share the machine, so that only
 * the comparison says something of others.
 */

import { existsSync, statSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { contentRoot } from '../content/contentRoot';
import { compressSite } from '../hosting/compress';
import { findChromium, installChromium } from './chromium';
import { canInstallDebian, installDebian } from './debian';
import { formatTable } from './formatTable';
import { hasNginx, installNginx } from './installNginx';
import { startBareNginx, startNginx } from './nginx';
import { type FileOfPage, filesOfVisit } from './visit';
import { type Load, measure } from './wrk';

const site = 'public';
const page = '/about/';

async function prepare(): Promise<string | undefined> {
  if (!existsSync(join(site, page, 'index.html'))) return 'Build the site first: npm run build';
  await installNginx();
  if (!existsSync('/usr/bin/wrk') && canInstallDebian()) await installDebian('wrk');
  if (!findChromium()) await installChromium();
  return hasNginx() && existsSync('/usr/bin/wrk')
    ? undefined
    : "This needs Debian's nginx, with its brotli-static and js modules, and wrk.";
}

async function compare(name: string, url: string, files: FileOfPage[]): Promise<string[][]> {
  const bytes = Math.round(files.reduce((sum, file) => sum + file.bytes, 0) / files.length);
  const ours = await measure(
    url,
    files.map(({ path }) => path),
  );
  const bare = await startBareNginx(bytes);
  const theirs = await measure(bare.url, ['/']).finally(bare.stop);
  return [row(name, bytes, ours), row(`  bare nginx, one such file`, bytes, theirs)];
}

const row = (name: string, bytes: number, { perSecond, p50, p99, errors, megabytes }: Load) => [
  name,
  `${bytes}`,
  perSecond.toFixed(0),
  p50.toFixed(2),
  p99.toFixed(2),
  `${errors}`,
  megabytes.toFixed(0),
];

async function start(): Promise<number> {
  const problem = await prepare();
  if (problem) {
    console.error(problem);
    return 1;
  }
  const nginx = await startNginx(contentRoot(), site);
  try {
    await compressSite(nginx.site);
    const files = await filesOfVisit(nginx.url + page);
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    console.log(`${page}, seen to its end on a phone: ${files.length} files, ${total} bytes.`);
    const head = ['', 'bytes each', 'requests/s', 'p50 ms', 'p99 ms', 'errors', 'MB/s'];
    const alone = files.filter(({ path }) => path === page);
    const table = [
      head,
      ...(await compare('the page alone', nginx.url, alone)),
      ...(await compare('the page with its files', nginx.url, files)),
    ];
    console.log(`\n${formatTable(table)}\n\n${cpus().length} cores: ${cpus()[0]?.model}`);
    const log = statSync(nginx.log).size;
    console.log(`nginx has written ${Math.round(log / 1e6)} MB of log.`);
  } finally {
    await nginx.stop();
  }
  return 0;
}

start().then((code) => {
  process.exitCode = code;
});
