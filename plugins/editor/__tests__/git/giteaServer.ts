/** The stand-in of Gitea on a port, for browsers whose requests a test can't answer. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../editor';
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
  return { server, url: await listen(server) };
}
