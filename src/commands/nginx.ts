/** Debian's nginx with our configuration, for tests and measurements on this machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeNginx } from '../hosting/nginx';
import { canInstallDebian, installDebian } from './debian';

const program = '/usr/sbin/nginx';
const modules = ['brotli_static', 'js'].map(
  (name) => `/usr/lib/nginx/modules/ngx_http_${name}_module.so`,
);

export const hasNginx = (): boolean => [program, ...modules].every((file) => existsSync(file));

/** Elsewhere than on Debian as root it is not installed, which is no fault. */
export async function installNginx(): Promise<number> {
  if (hasNginx()) return 0;
  if (!canInstallDebian()) {
    console.warn(
      "SKIPPED: nginx's tests need Debian's nginx with its brotli-static and js modules.",
    );
    return 0;
  }
  console.log('Installing nginx for the tests …');
  const wasThere = existsSync(program);
  const code = await installDebian(
    'nginx',
    'libnginx-mod-http-brotli-static',
    'libnginx-mod-http-js',
  );
  // Debian starts what it installs, on port 80.
  if (code === 0 && !wasThere) await stopService();
  return code;
}

const stopService = () =>
  new Promise<void>((resolve) => {
    const child = spawn('service', ['nginx', 'stop'], { stdio: 'ignore' });
    child.on('error', () => resolve());
    child.on('exit', () => resolve());
  });

export interface NginxServer {
  url: string;
  port: number;
  /** What it serves, a copy. */
  site: string;
  /** The file with all that it says. */
  log: string;
  stop: () => Promise<void>;
}

/** As the container runs it: by a user who owns nothing, and may write in one folder only. */
export async function startNginx(root: string, site: string): Promise<NginxServer> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const temp = join(folder, 'temp');
  const port = await freePort();
  writeNginx(root, folder, { port, temp });
  const copy = join(folder, 'site');
  cpSync(site, copy, { recursive: true });
  mkdirSync(temp);
  chmodSync(folder, 0o755);
  chmodSync(temp, 0o777);
  const log = join(folder, 'log');
  const output = openSync(log, 'a');
  // nginx opens it once more by its name.
  chmodSync(log, 0o666);
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', output, output],
    ...nobody(),
  });
  await listening(child, port).catch((error: Error) => {
    throw new Error(`${error.message}\n${readFileSync(log, 'utf8')}`);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    site: copy,
    log,
    stop: () => stop(child, folder),
  };
}

/** Only root can become somebody else. */
const nobody = () => (process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {});

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await wait(20)) {
    if (child.exitCode !== null) break;
    if (await answers(port)) return;
  }
  child.kill();
  throw new Error(`nginx does not listen on port ${port}; its log says why:`);
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

async function stop(child: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
