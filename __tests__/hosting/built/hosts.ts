/** The servers that the site is tested on: ours, real nginx, and in the full run Cloudflare's and Netlify's own tools. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hasNginx } from '../../../scripts/installNginx';
import { serveSite } from '../../../scripts/siteServer';
import { freePort } from '../../freePort';
import { startNginx } from './startNginx';

interface Server {
  url: string;
  stop: () => unknown;
}

export interface Host {
  name: string;
  start: (root: string, site: string) => Promise<Server>;
  /** Whether the run has what the host needs. */
  isTested: boolean;
  /** Netlify compares only the browser's first language. */
  readsFirstLanguageOnly?: boolean;
  /** Netlify's local server adds no headers to redirects, sets Cache-Control itself, and serves a page without its slash. */
  isNetlify?: boolean;
}

const isFullRun = Boolean(process.env.FULL_RUN);

export const hosts: Host[] = [
  {
    name: 'npm start',
    isTested: true,
    start: async (_, site) => {
      const { server, url } = await serveSite(site, 0);
      const stop = () => {
        server.close();
        server.closeAllConnections();
      };
      return { url, stop };
    },
  },
  { name: 'nginx', start: startNginx, isTested: hasNginx() },
  {
    name: 'Cloudflare Pages',
    isTested: isFullRun,
    start: (_, site) =>
      startTool(site, 'wrangler@4.80.0', (port) => [
        ...['wrangler', 'pages', 'dev', '.', '--ip=127.0.0.1', `--port=${port}`],
        '--compatibility-date=2026-01-01',
      ]),
  },
  {
    name: 'Netlify',
    isTested: isFullRun,
    readsFirstLanguageOnly: true,
    isNetlify: true,
    start: (_, site) =>
      startTool(site, 'netlify-cli@23.13.5', (port) => [
        ...['netlify', 'dev', '--offline', '--dir=.', '--framework=#static', `--port=${port}`],
        // They need Deno, which the tool would download.
        '--internal-disable-edge-functions',
      ]),
  },
];

/** Starts a host's own development server on a copy of the site. The tool is fetched by npx. */
async function startTool(
  site: string,
  tool: string,
  command: (port: number) => string[],
): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  cpSync(resolve(site), folder, { recursive: true });
  const url = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(
    'npx',
    ['--yes', `--package=${tool}`, ...command(Number(new URL(url).port))],
    {
      cwd: folder,
      env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, to stop what it starts as well.
      detached: true,
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      output += part;
    });
  }
  const stop = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid);
    rmSync(folder, { recursive: true, force: true });
  };
  for (const deadline = Date.now() + 240_000; Date.now() < deadline; await wait(200)) {
    if (child.exitCode !== null) break;
    if (await fetch(`${url}/icon.svg`).catch(() => undefined)) return { url, stop };
  }
  stop();
  throw new Error(`${tool} doesn't serve the site:\n${output}`);
}
