/** Serves a built site with nginx and the configuration that the build writes for it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathPrefix } from '../../src/gatsby/pathPrefix';
import { writeNginx } from '../../src/hosting/nginx';
import { freePort } from '../freePort';
import { nginxProgram } from '../installNginx';
import { publishToNginx } from '../publishToNginx';

export interface NginxServer {
  url: string;
  port: number;
  /** The folder that it serves, a copy. */
  site: string;
  /** Its log file. */
  log: string;
  stop: () => Promise<void>;
}

/** `root` contains the content. Serves a copy of `site`, on any free port. */
export const startNginx = (root: string, site: string): Promise<NginxServer> =>
  start((folder, options) => {
    writeNginx(root, folder, options);
    publishToNginx(folder, { site, base: pathPrefix(root) });
  });

interface Options {
  port: number;
  temp: string;
}

/** Runs nginx as in the container: as a user who may write to one folder only. */
async function start(write: (folder: string, options: Options) => void): Promise<NginxServer> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [temp, log] = [join(folder, 'temp'), join(folder, 'log')];
  const port = await freePort();
  write(folder, { port, temp });
  mkdirSync(temp);
  const output = openSync(log, 'a');
  chmodSync(folder, 0o755);
  chmodSync(temp, 0o777);
  // nginx reopens the log by name.
  chmodSync(log, 0o666);
  const child = spawn(nginxProgram, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', output, output],
    ...nobody(),
  });
  await listening(child, port).catch((error: Error) => {
    throw new Error(`${error.message}\n${readFileSync(log, 'utf8')}`);
  });
  const url = `http://127.0.0.1:${port}`;
  return { url, port, site: join(folder, 'site'), log, stop: () => stop(child, folder) };
}

/** Only root can switch users. */
const nobody = () => (process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {});

async function listening(child: ChildProcess, port: number): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await wait(20)) {
    if (child.exitCode !== null) break;
    if (await answers(port)) return;
  }
  child.kill();
  throw new Error(`nginx does not listen on port ${port}. Its log:`);
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

async function stop(child: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
