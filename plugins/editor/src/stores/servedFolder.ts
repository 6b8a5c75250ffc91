/**
 * The project's folder as `npm start` and `npm run dev` give it (`build/localFiles.ts`), with what the CMS uses of
 * the browsers' interface for folders, which only Chrome and Edge have.
 */
import { pageOf } from '../entries';
import { say } from '../messages';
import { withPrefix } from '../site';
import { ownRequest } from '../sveltia/requests';
import { provideFolder } from '../sveltia/storage';
import { formatTime, type Store } from './Store';

/** `start` or `develop`; null if another server has the site. */
let server: string | null;

/** Resolves to whether there is one. */
export async function openServedFolder(): Promise<boolean> {
  const answer = await ownRequest(withPrefix('/admin/'), { method: 'HEAD' });
  server = answer.headers.get('X-Local-Server');
  if (server) provideFolder(new ServedFolder(), ServedFile);
  return server !== null;
}

/** The entity tag of each file when it was read or written last. */
const versions = new Map<string, string>();

async function ask(method: string, file = '', body?: BodyInit): Promise<Response> {
  const query = file && `?file=${encodeURIComponent(file)}`;
  const headers = { 'X-Editor': 'yes', 'If-Match': versions.get(file) ?? '"none"' };
  const response = await ownRequest(withPrefix(`/admin/files${query}`), { method, body, headers })
    // The browser's own message names no reason.
    .catch(() => Promise.reject(new Error(say('serverStopped'))));
  if (response.status === 412) throw new Error(say('tooLate'));
  if (!response.ok) throw new Error(say('notDone', { message: await response.text() }));
  const version = response.headers.get('ETag');
  if (version) versions.set(file, version);
  else versions.delete(file);
  return response;
}

/** Reads a file; undefined if there is none. */
async function read(path: string): Promise<File | undefined> {
  const response = await ask('GET', path);
  if (response.status === 204) return undefined;
  const data = await response.blob();
  const lastModified = Date.parse(response.headers.get('Last-Modified') ?? '');
  return new File([data], lastPart(path), { type: data.type, lastModified });
}

const lastPart = (path: string) => path.replace(/.*\//, '');

/** The files as they are now. Other programs may have changed them since the CMS read them. */
export const servedFolder: Store = {
  async version({ file }) {
    const found = await read(file);
    return found && { text: await found.text(), author: formatTime(found.lastModified) };
  },
  picture: read,
  savedMessage(entry) {
    const address = window.location.origin + withPrefix(pageOf(entry));
    return say(server === 'develop' ? 'savedForDevelop' : 'savedForStart', { address });
  },
};

class ServedFile {
  readonly kind = 'file';
  /** The data of a hidden file, which the CMS gives its name when it is complete. */
  private unnamed: BodyInit | undefined;

  constructor(private path: string) {}

  get name(): string {
    return lastPart(this.path);
  }

  async getFile(): Promise<File> {
    const file = await read(this.path);
    if (!file) throw new DOMException(this.path, 'NotFoundError');
    return file;
  }

  /** The CMS writes once, and ignores errors of `close()`. */
  async createWritable() {
    const write = async (data: BodyInit) => {
      if (this.name.startsWith('.')) this.unnamed = data;
      else await ask('PUT', this.path, data);
    };
    return { write, close: async () => undefined };
  }

  async move(folder: ServedFolder, name: string): Promise<void> {
    const data = this.unnamed ?? (await this.getFile());
    const path = folder.pathOf(name);
    await ask('PUT', path, data);
    if (!this.unnamed) await ask('DELETE', this.path);
    this.unnamed = undefined;
    this.path = path;
  }
}

class ServedFolder {
  readonly kind = 'directory';

  constructor(private readonly path = '') {}

  get name(): string {
    return lastPart(this.path);
  }

  pathOf(name: string): string {
    return this.path ? `${this.path}/${name}` : name;
  }

  async requestPermission() {
    return 'granted';
  }

  async *entries() {
    const files: string[] = await (await ask('GET')).json();
    const folder = this.pathOf('');
    const inside = files.flatMap((file) =>
      file.startsWith(folder) ? file.slice(folder.length) : [],
    );
    for (const name of new Set(inside.map((file) => file.replace(/\/.*/, '')))) {
      const path = this.pathOf(name);
      yield [name, inside.includes(name) ? new ServedFile(path) : new ServedFolder(path)] as const;
    }
  }

  async getDirectoryHandle(name: string) {
    return new ServedFolder(this.pathOf(name));
  }

  async getFileHandle(name: string) {
    return new ServedFile(this.pathOf(name));
  }

  /** A file as it was read. A folder stays, as Git ignores empty ones. */
  async removeEntry(name: string): Promise<void> {
    if (versions.has(this.pathOf(name))) await ask('DELETE', this.pathOf(name));
  }
}
