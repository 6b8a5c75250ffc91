/** Serves a built site as in production, with the headers and the compression, from a copy of its own. */
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentRoot } from '../../src/content/files/contentRoot';
import { compressSite } from '../../src/hosting/compress';
import { hasNginx } from '../installNginx';
import { startNginx } from '../nginx';
import { serveSite } from '../siteServer';

export interface ServedCopy {
  url: string;
  /** By whom. */
  server: string;
  /** Bytes of a file as it is sent, without its headers. */
  compressedSize: (file: string) => number;
  stop: () => Promise<void>;
}

interface Options {
  /** Files that are served beside the site's own. */
  extra?: Record<string, string>;
  /** Takes part in the measures only where it may: its answers are a little longer. */
  withNginx?: boolean;
}

export async function serveCopy(site: string, options: Options = {}): Promise<ServedCopy> {
  const { extra = {}, withNginx = hasNginx() } = options;
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  // The editor is large, and no visitor sees it.
  cpSync(site, folder, { recursive: true, filter: (path) => path !== join(site, 'admin') });
  // The folder's own mode goes with it, and nginx is somebody else.
  chmodSync(folder, 0o755);
  for (const [file, content] of Object.entries(extra)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  await compressSite(folder);
  const { url, server, stop } = await (withNginx ? startedNginx(folder) : startedServer(folder));
  return {
    url,
    server,
    compressedSize: (file) => statSync(join(folder, `${file}.br`)).size,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

async function startedNginx(folder: string) {
  const { port, stop } = await startNginx(contentRoot(), folder);
  return { url: `http://localhost:${port}`, server: 'nginx', stop };
}

async function startedServer(folder: string) {
  const { url, server } = await serveSite(folder, 0);
  const stop = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { url, server: "the tests' server", stop };
}
