/** Serves a built site with nginx and the configuration that the build writes for it. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nginxConfiguration } from '../../../../src/build/hosts/nginx';
import { basePath } from '../../../../src/model/company';
import { readCompany } from '../../../../src/model/files/read';
import { freePort } from '../../../tools/freePort';

const nginx = '/usr/sbin/nginx';

/** In the full run, Debian's root installs it; otherwise the tests of nginx are skipped where it is missing. */
export function findNginx(): boolean {
  if (existsSync(nginx)) return true;
  const canInstall =
    process.env.FULL_RUN && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (canInstall) {
    execFileSync('apt-get', ['update', '-qq']);
    execFileSync('apt-get', ['install', '-y', '-qq', 'nginx'], {
      // Without it, Debian starts the server on port 80.
      env: { ...process.env, RUNLEVEL: '1' },
    });
    return true;
  }
  console.warn('SKIPPED: the tests of nginx need `apt-get install nginx`.');
  return false;
}

/** `root` contains the content that `site` was built from. */
export async function startNginx(root: string, site: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  mkdirSync(join(folder, 'www'));
  cpSync(site, join(folder, 'www', basePath(readCompany(root).url)), { recursive: true });
  writeFileSync(join(folder, 'www/.hidden'), 'secret');
  const configuration = nginxConfiguration(root)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('    listen [::]:80;\n', '')
    .replace('/srv/www/current', join(folder, 'www'))
    .replaceAll('/var/log/nginx', folder);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
user root;
pid ${folder}/pid;
events {}
http {
include /etc/nginx/mime.types;
default_type application/octet-stream;
${configuration.replace('include mime.types', 'include /etc/nginx/mime.types')}
}
`,
  );
  const child = spawn(nginx, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log']);
  const url = `http://127.0.0.1:${port}`;
  await answers(url, child).catch((error: Error) => {
    throw new Error(`${error.message}\n${readFileSync(join(folder, 'error.log'), 'utf8')}`);
  });
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await wait(20)) {
    if (child.exitCode !== null) break;
    if (await fetch(url, { method: 'HEAD' }).catch(() => undefined)) return;
  }
  child.kill();
  throw new Error('nginx does not start. Its log:');
}
