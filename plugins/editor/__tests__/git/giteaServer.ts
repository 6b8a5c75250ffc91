/** The stand-in of Gitea on a port, for browsers whose requests a test can't answer, and an editor that saves to it. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { contentRoot } from '../../../src/files/contentRoot';
import { listFiles } from '../../../src/files/files';
import { buildEditorIn } from '../../tools/editedSite';
import { listen } from '../../tools/freePort';
import { sampleSite } from '../../tools/paths';
import { gitea } from './gitea';
import type { Repository } from './repository';
import { addressIn, type Call, replyTo } from './service';

const author = { name: 'Anna', email: 'anna@example.com' };

/** Calls that the stand-in doesn't know, and errors in it, go to `faults`. */
export async function serveGitea(repository: Repository, faults: string[]) {
  const api = gitea.api(repository);
  const server = createServer(async (request, response) => {
    const { method = '', url } = request;
    response.setHeaders(
      new Headers({
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': 'Authorization, Content-Type',
      }),
    );
    if (method === 'OPTIONS') return response.writeHead(204).end();
    const address = addressIn(`http://localhost${url}`);
    const call: Call = { ...address, method, body: await text(request), author };
    const { status = 200, body, contentType = 'text/plain' } = replyTo(call, api, faults);
    return response.writeHead(status, { 'Content-Type': contentType }).end(body);
  });
  return { server, url: `http://localhost:${await listen(server)}` };
}

/** Builds the sample site with an editor that saves there, instead of to a server with HTTPS. */
export async function buildSite(folder: string, service: string): Promise<void> {
  const CMS_SERVER_URL = 'https://git.example.com';
  cpSync(sampleSite, folder, { recursive: true });
  await buildEditorIn(folder, contentRoot(), {
    CMS_BACKEND: 'gitea',
    CMS_REPO: 'example/website',
    CMS_SERVER_URL,
  });
  for (const file of listFiles(folder, 'admin').filter((name) => /\.(html|js)$/.test(name))) {
    const path = join(folder, file);
    const code = readFileSync(path, 'utf8');
    if (code.includes(CMS_SERVER_URL))
      writeFileSync(path, code.replaceAll(CMS_SERVER_URL, service));
  }
}
