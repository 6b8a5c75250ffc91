/**
 * Gives the editor the project's files while `npm start` or `npm run dev` serves it on this computer; published sites have
 * no such address. `GET /admin/files` lists them. With `?file=`, GET reads one, PUT writes it and DELETE deletes it, if it
 * still is the version in `If-Match`, so that what others have written is never lost.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { basename, dirname, join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { entryNames, kinds } from '../cms/entries';
import { findFile, listFiles, writeFile } from '../files/files';
import { LOGO_PATH, MAX_PICTURE_BYTES, PICTURE_PATH, pictureType } from '../model/pictures';

/** Tells the editor which server it has. */
export const LOCAL_SERVER = 'X-Local-Server';

interface Answer {
  status: number;
  body?: string | Buffer;
  headers?: Record<string, string>;
}

export const localFiles =
  (root: string) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, body, headers } = await answerTo(root, request).catch(
      ({ message }: Error): Answer => ({ status: 500, body: message }),
    );
    response.writeHead(status, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
      // The rest of a refused request is not read.
      ...(request.complete ? {} : { Connection: 'close' }),
    });
    response.end(body);
  };

async function answerTo(root: string, request: IncomingMessage): Promise<Answer> {
  const { method, headers, url = '' } = request;
  if (!isOwnEditor(request)) return { status: 403, body: 'Only for the editor on this computer.' };
  const file = new URL(url, 'http://localhost').searchParams.get('file');
  if (method === 'GET' && file === null) {
    const files = ['content', 'locales'].flatMap((folder) => listFiles(root, folder));
    return { status: 200, body: JSON.stringify(files.filter((one) => editablePath(root, one))) };
  }
  const path = editablePath(root, file ?? '');
  if (!path) return { status: 403, body: `The editor may not use “${file}”.` };
  if (method === 'GET') {
    const data = readIfExists(path);
    return data ? { status: 200, body: data, headers: headersOf(path, data) } : { status: 204 };
  }
  if (method !== 'PUT' && method !== 'DELETE') return { status: 405 };
  // Node reads no more than that. Parts of any length in place of it are refused, too.
  const size = Number(method === 'DELETE' ? 0 : headers['content-length']);
  if (!(size <= MAX_PICTURE_BYTES))
    return { status: 413, body: `The limit is ${MAX_PICTURE_BYTES / 1e6} MB.` };
  const data = await buffer(request);
  // Nothing is awaited between here and the change.
  if (headers['if-match'] !== versionOf(readIfExists(path))) return { status: 412 };
  if (method === 'DELETE') {
    rmSync(path, { force: true });
    return { status: 204 };
  }
  writeFile(path, data);
  return { status: 204, headers: headersOf(path, data) };
}

/**
 * Whether the editor that this server serves asks, in a browser on this computer. Other sites can't send `X-Editor`; a name
 * other than this computer's can be another site's, even if it leads here; and a proxy can serve anybody.
 */
function isOwnEditor({ headers, socket }: IncomingMessage): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  return (
    /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
    /^(127\.0\.0\.1|([\w-]+\.)*localhost)(:\d+)?$/.test(host) &&
    !Object.keys(headers).some((name) => /^(x-)?forwarded/.test(name)) &&
    headers['x-editor'] === 'yes' &&
    (origin !== undefined || site !== undefined) &&
    (origin?.replace(/^https?:\/\//, '') ?? host) === host &&
    (site ?? 'same-origin') === 'same-origin' &&
    !isOtherUser(socket)
  );
}

/**
 * Whether another user of this computer asks, whose programs can send any header, and read whatever the page has. Only Linux
 * says whose a connection is. Its administrator may do everything anyway.
 */
function isOtherUser({ localPort, remotePort }: Socket): boolean {
  const connections = ['/proc/net/tcp', '/proc/net/tcp6']
    .filter((table) => existsSync(table))
    .flatMap((table) => readFileSync(table, 'utf8').trim().split('\n').slice(1))
    .map((row) => row.trim().split(/\s+/));
  const portOf = (address = '') => Number.parseInt(address.replace(/.*:/, ''), 16);
  const users = connections
    .filter(([, from, to]) => portOf(from) === remotePort && portOf(to) === localPort)
    .map(({ 7: user }) => Number(user));
  return users.length > 0 && !users.some((user) => user === 0 || user === process.getuid?.());
}

/** The files of the editor's entries in each language, and pictures. */
function isEditable(root: string, file: string): boolean {
  const [, picture = ''] = /^content(\/pictures\/[^<>:"|?*\p{Cc}]+)$/u.exec(file) ?? [];
  if (picture)
    return !picture.includes('/.') && (PICTURE_PATH.test(picture) || LOGO_PATH.test(picture));
  const languages = readdirSync(join(root, 'locales')).filter((name) => !name.startsWith('.'));
  return entryNames.some((name) =>
    languages.some((language) => kinds[name].fileIn(language) === file),
  );
}

/** The file's path without links; undefined if the editor may not use the file, or what it links to. */
function editablePath(root: string, file: string): string | undefined {
  if (!isEditable(root, file)) return undefined;
  const path = withoutLinks(join(root, findFile(root, file) ?? file));
  const target = relative(realpathSync(root), path).split(sep).join('/');
  return isEditable(root, target) ? path : undefined;
}

/** The real path, also of a file or folder that does not exist yet. */
function withoutLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return join(withoutLinks(dirname(path)), basename(path));
  }
}

const readIfExists = (path: string): Buffer | undefined =>
  existsSync(path) ? readFileSync(path) : undefined;

/** A strong entity tag; that of a missing file is `"none"`. */
const versionOf = (data: Buffer | undefined): string =>
  `"${data ? createHash('sha256').update(data).digest('hex') : 'none'}"`;

function headersOf(path: string, data: Buffer): Record<string, string> {
  const isText = /\.(json|md)$/i.test(path);
  return {
    ETag: versionOf(data),
    'Last-Modified': statSync(path).mtime.toUTCString(),
    ...(isText ? {} : { 'Content-Type': pictureType(path) }),
  };
}
