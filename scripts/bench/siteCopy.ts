/** Serves a copy of a built site as in production: with its headers, compressed. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressSite } from '../../src/hosting/compress';
import { serveSite } from '../siteServer';

export interface ServedCopy {
  url: string;
  /** Bytes of a file's body as it is sent. */
  compressedSize: (file: string) => number;
  stop: () => void;
}

/** `extra`: files to serve besides the site's own, by path. */
export async function serveCopy(
  site: string,
  extra: Record<string, string> = {},
): Promise<ServedCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  // No visitor loads the editor, and it takes long to compress.
  cpSync(site, folder, { recursive: true, filter: (path) => path !== join(site, 'admin') });
  for (const [file, content] of Object.entries(extra)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  await compressSite(folder);
  const { url, server } = await serveSite(folder, 0);
  return {
    url,
    compressedSize: (file) => statSync(join(folder, `${file}.br`)).size,
    stop: () => {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}
