/**
 * The project's files for the editor on the same computer (`src/cms/projectFolder.ts`). Only the local servers have this, and
 * only for pages of their own: neither another computer nor another website can read or change a file.
 */
import { randomUUID } from 'node:crypto';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, extname, join, sep } from 'node:path';
import type { LocalCommand } from '../../cms/projectFolder';
import { isLitter } from '../../files/files';
import { LOGO_PATH, MAX_PICTURE_BYTES, PICTURE_PATH } from '../../model/pictures';

/** Below the path of the site. */
export const PROJECT_PATH = '/admin/project';

const READABLE = /^(content|locales)(\/[^/\\:\0.][^/\\:\0]*)*$/;
/** A file of an entry. */
const ENTRY = /^(content\/\w+\.json|content\/\w+\/[\w-]+\.md|locales\/[\w-]+\/\w+\.json)$/;

const isWritable = (path: string): boolean => {
  const picture = path.replace(/^content/, '');
  return ENTRY.test(path) || PICTURE_PATH.test(picture) || LOGO_PATH.test(picture);
};

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

class Refusal extends Error {
  constructor(
    readonly status: number,
    message?: string,
  ) {
    super(message);
  }
}

/** Answers requests whose URL begins after `PROJECT_PATH`. `root` is the project's folder. */
export const projectFiles =
  (root: string, command: LocalCommand) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      if (!isFromEditor(request))
        throw new Refusal(403, 'Only the editor on this computer may do this.');
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('Project-Command', command);
      await answer(root, request, response);
    } catch (error) {
      const { status = 500, message } = error as Partial<Refusal>;
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(message);
    }
  };

/** Other computers, other websites, and names of hosts that lead here (DNS rebinding) are refused. */
function isFromEditor({ socket, headers }: IncomingMessage): boolean {
  const { host = '', origin = `http://${host}` } = headers;
  return (
    /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '') &&
    /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host) &&
    origin === `http://${host}` &&
    (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin' &&
    headers['project-files'] === 'editor'
  );
}

async function answer(root: string, request: IncomingMessage, response: ServerResponse) {
  const path = pathOf(request);
  const file = inside(root, path);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (request.method === 'GET') {
    if (!path) return response.end(JSON.stringify({ content: 'directory', locales: 'directory' }));
    // Not 404, as the browser's console lists each.
    if (!stats) return response.writeHead(204).end();
    if (stats.isDirectory()) return response.end(JSON.stringify(kindsIn(file)));
    return response
      .setHeader('ETag', versionOf(stats))
      .setHeader('Last-Modified', stats.mtime.toUTCString())
      .setHeader('Content-Type', TYPES[extname(path).toLowerCase()] ?? 'text/plain')
      .end(readFileSync(file));
  }
  if (request.method === 'DELETE' && stats?.isDirectory()) {
    // Only if it is empty.
    rmdirSync(file);
    return response.end();
  }
  if (!isWritable(path)) throw new Refusal(403, `The editor may not change ${path}.`);
  const known = request.headers['if-match'];
  if (stats ? known !== versionOf(stats) : known && request.method === 'DELETE')
    throw new Refusal(412, `${path} was changed by another program. Load the page again.`);
  if (request.method === 'DELETE') {
    rmSync(file, { force: true });
    return response.end();
  }
  if (request.method !== 'PUT') throw new Refusal(405);
  const content = await bodyOf(request, path);
  mkdirSync(dirname(file), { recursive: true });
  // Renamed, so that nobody reads half of it.
  const whole = join(dirname(file), `.~${randomUUID()}`);
  writeFileSync(whole, content);
  renameSync(whole, file);
  return response.setHeader('ETag', versionOf(statSync(file))).end();
}

/** Empty for the project's folder, of which the editor sees these two. */
function pathOf({ url = '' }: IncomingMessage): string {
  let path: string;
  try {
    path = decodeURIComponent(url.replace(/[?#].*/, '').replace(/^\/|\/$/g, ''));
  } catch {
    throw new Refusal(400);
  }
  if (path && !READABLE.test(path)) throw new Refusal(403, `The editor doesn't see ${path}.`);
  return path;
}

/** The file's path on the disk. Links may not lead out of `content` or `locales`. */
function inside(root: string, path: string): string {
  const [top = ''] = path.split('/');
  const file = join(root, path);
  let existing = file;
  while (!lstatSync(existing, { throwIfNoEntry: false })) existing = dirname(existing);
  const real = realpathSync(existing) + sep;
  if (path && existing !== root && !real.startsWith(realpathSync(join(root, top)) + sep))
    throw new Refusal(403, `${path} leads out of the project.`);
  return file;
}

const kindsIn = (folder: string): Record<string, FileSystemHandleKind> =>
  Object.fromEntries(
    readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !name.startsWith('.') && !isLitter(name))
      .map((entry) => [entry.name, entry.isDirectory() ? 'directory' : 'file']),
  );

const versionOf = ({ mtimeMs, size }: Stats): string => `"${mtimeMs}-${size}"`;

async function bodyOf(request: IncomingMessage, path: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > MAX_PICTURE_BYTES) throw new Refusal(413, `${path} is too large.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
