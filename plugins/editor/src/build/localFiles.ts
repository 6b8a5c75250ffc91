/**
 * Gives the editor the project's files while `npm start` or `npm run dev` serves it on this computer; published sites have
 * no such address. `GET /admin/files` lists them. With `?file=`, GET reads one, PUT writes it and DELETE deletes it, if it
 * still is the version in `If-Match`, so that what others have written is never lost.
 */
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { basename, dirname, join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { EditorOptions } from '../..';
import { pictureType } from '../pictureType';
import { picturesOf, rootOf } from './options';

/** Tells the editor which server it has. */
export const LOCAL_SERVER = 'X-Local-Server';

interface Answer {
  status: number;
  body?: string | Buffer;
  headers?: Record<string, string>;
}

export type LocalFilesOptions = Pick<EditorOptions, 'root' | 'files' | 'pictures'>;

export const localFiles =
  (options: LocalFilesOptions) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, body, headers } = await answerTo(options, request).catch(
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

async function answerTo(options: LocalFilesOptions, request: IncomingMessage): Promise<Answer> {
  const { method, headers, url = '' } = request;
  if (!isOwnEditor(request)) return { status: 403, body: 'Only for the editor on this computer.' };
  const file = new URL(url, 'http://localhost').searchParams.get('file');
  if (method === 'GET' && file === null) {
    const all = [...options.files, ...filesIn(options, picturesOf(options).folder)];
    const files = all.filter((one) => existsSync(editablePath(options, one) ?? ''));
    return { status: 200, body: JSON.stringify(files) };
  }
  const path = editablePath(options, file ?? '');
  if (!path) return { status: 403, body: `The editor may not use “${file}”.` };
  if (method === 'GET') {
    const data = readIfExists(path);
    return data ? { status: 200, body: data, headers: headersOf(path, data) } : { status: 204 };
  }
  if (method !== 'PUT' && method !== 'DELETE') return { status: 405 };
  // Node reads no more than that. Parts of any length in place of it are refused, too.
  const size = Number(method === 'DELETE' ? 0 : headers['content-length']);
  const { maxBytes } = picturesOf(options);
  if (!(size <= maxBytes)) return { status: 413, body: `The limit is ${maxBytes / 1e6} MB.` };
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

/** The files of the entries, and pictures. */
function isEditable(options: LocalFilesOptions, file: string): boolean {
  const isPicture = file.startsWith(`${picturesOf(options).folder}/`) && PICTURE.test(file);
  return isPicture || options.files.includes(file);
}

/** No hidden file, and no sign that a system refuses. */
const PICTURE = /^(?!.*\/\.)(?!.*\.\.)[^<>:"|?*\\\p{Cc}]+\.(jpe?g|png|webp|avif|svg)$/iu;

/** The file's path without links; undefined if the editor may not use the file, or what it links to. */
function editablePath(options: LocalFilesOptions, file: string): string | undefined {
  if (!isEditable(options, file)) return undefined;
  const root = rootOf(options);
  const listed = existsSync(join(root, file)) ? file : findPicture(options, file);
  const path = withoutLinks(join(root, listed ?? file));
  const target = relative(realpathSync(root), path).split(sep).join('/');
  return isEditable(options, target) ? path : undefined;
}

/** The listed path of a picture, whose name may be in another Unicode form, as macOS writes it. */
function findPicture(options: LocalFilesOptions, file: string): string | undefined {
  const name = file.normalize();
  return filesIn(options, picturesOf(options).folder).find((one) => one.normalize() === name);
}

/** The files in a folder and below, as paths from the project's folder. Links to folders may form cycles. */
function filesIn(options: LocalFilesOptions, folder: string): string[] {
  const path = join(rootOf(options), folder);
  const entries = existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
  return entries.flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(options, file) : file;
  });
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

/** Under another name until it is complete: a full disk must not empty the old file. */
function writeFile(path: string, data: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  if (existsSync(path)) accessSync(path, constants.W_OK);
  const incomplete = `${path}.${process.pid}~`;
  try {
    writeFileSync(incomplete, data);
    renameSync(incomplete, path);
  } catch (error) {
    rmSync(incomplete, { force: true });
    throw error;
  }
}
