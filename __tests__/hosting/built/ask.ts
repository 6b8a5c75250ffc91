/** Requests as they go over the wire: no redirection followed, nothing unpacked, no header added. */
import { type IncomingHttpHeaders, request } from 'node:http';
import { createConnection } from 'node:net';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The name of each header line. */
  names: string[];
  body: Buffer;
}

interface Options {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export function ask(url: string, { method, headers, body }: Options = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status = 0, headers: got, rawHeaders } = response;
        const names = rawHeaders.filter((_, index) => index % 2 === 0);
        resolve({ status, headers: got, names, body: Buffer.concat(parts) });
      });
    });
    asked.on('error', reject).end(body);
  });
}

/** What comes back for these bytes, until the server closes the connection. */
export function tell(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = createConnection(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('error', reject).on('close', () => resolve(answer));
  });
}
