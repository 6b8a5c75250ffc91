/** Serves a built site with the development servers of the hosts themselves, which npx fetches. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../freePort';
import { shellArguments } from '../run';

interface Tool {
  /** The npm package, with its version. */
  name: string;
  /** For the current folder. */
  command: (port: number) => string[];
}

export const tools = {
  cloudflare: {
    name: 'wrangler@4.80.0',
    command: (port) => [
      ...['wrangler', 'pages', 'dev', '.', '--ip=127.0.0.1', `--port=${port}`],
      '--compatibility-date=2026-01-01',
    ],
  },
  netlify: {
    name: 'netlify-cli@23.13.5',
    command: (port) => [
      ...['netlify', 'dev', '--offline', '--dir=.', '--framework=#static', `--port=${port}`],
      // They need Deno, which the tool would download.
      '--internal-disable-edge-functions',
    ],
  },
} satisfies Record<string, Tool>;

const isWindows = process.platform === 'win32';

interface Server {
  url: string;
  stop: () => unknown;
}

/** Serves a copy of the site, on any free port. */
export async function startTool(site: string, { name, command }: Tool): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  cpSync(resolve(site), folder, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn('npx', shellArguments(['--yes', `--package=${name}`, ...command(port)]), {
    cwd: folder,
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows,
    // A group of its own, to stop what it starts as well.
    detached: !isWindows,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      output += part;
    });
  }
  const stop = () => {
    if (isWindows) child.kill();
    else if (child.pid && child.exitCode === null) process.kill(-child.pid);
    rmSync(folder, { recursive: true, force: true });
  };
  for (const deadline = Date.now() + 240_000; Date.now() < deadline; await wait(200)) {
    if (child.exitCode !== null) break;
    if (await fetch(`${url}/icon.svg`).catch(() => undefined)) return { url, stop };
  }
  stop();
  throw new Error(`${name} doesn't serve the site:\n${output}`);
}
