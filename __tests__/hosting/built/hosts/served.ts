/** A server that runs on this machine, asked over HTTP; it tells by its body which file it has served. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '../ask';
import type { Host } from './host';

export function served(site: string, url: () => string): Host {
  const files = new Map(
    readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [digest(readFileSync(file)), file.slice(site.length)]),
  );
  return {
    readsFirstLanguageOnly: false,
    ask: async (path, language) => {
      const options = { headers: { 'Accept-Language': language } };
      const { status, headers, body } = await ask(url() + path, options);
      const { location } = headers;
      const answer = { status, headers: headers as Record<string, string> };
      if (location) return { ...answer, location };
      return { ...answer, file: files.get(digest(body)) };
    },
  };
}

const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex');
