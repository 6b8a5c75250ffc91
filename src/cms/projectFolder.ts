/**
 * The project's folder, as the local servers give it to the editor (`src/pipeline/editor/projectFiles.ts`). Its methods are
 * those of the File System Access API that the CMS uses, so that it works with the folder in every browser.
 */
import { withPrefix } from '../ui/withPrefix';
import { refusal } from './sveltia';

/** The command that serves the editor. */
export type LocalCommand = 'start' | 'dev';

const server = withPrefix('/admin/project/');

/** By path, what identifies the version that was read or written last. The server refuses to change another one. */
const versions = new Map<string, string>();

async function request(method: string, path: string, body?: Blob): Promise<Response> {
  const headers = new Headers({ 'Project-Files': 'editor' });
  const version = versions.get(path);
  if (version) headers.set('If-Match', version);
  else headers.set('If-None-Match', '*');
  const url = server + path.split('/').map(encodeURIComponent).join('/');
  const response = await fetch(url, { method, headers, body, cache: 'no-store' });
  if (response.status === 204) throw new DOMException(path, 'NotFoundError');
  if (!response.ok) throw refusal(await response.text());
  versions.set(path, response.headers.get('ETag') ?? '');
  return response;
}

/** The CMS writes to a hidden file, which it then moves. Ours is not in the folder: the server writes at once. */
const isHidden = (name: string) => name.startsWith('.');

class ProjectFile {
  readonly kind = 'file';
  #hidden?: Blob;

  constructor(
    private path: string,
    public name: string,
  ) {}

  async getFile(): Promise<File> {
    const response = await request('GET', this.path);
    const lastModified = Date.parse(response.headers.get('Last-Modified') ?? '');
    const blob = await response.blob();
    return new File([blob], this.name, { type: blob.type, lastModified });
  }

  async createWritable() {
    const parts: BlobPart[] = [];
    return {
      write: async (part: BlobPart) => void parts.push(part),
      close: () => this.write(new Blob(parts)),
    };
  }

  private async write(content: Blob): Promise<void> {
    if (isHidden(this.name)) this.#hidden = content;
    else await request('PUT', this.path, content);
  }

  async move(folder: ProjectFolder, name: string): Promise<void> {
    const content = this.#hidden ?? (await this.getFile());
    const before = this.#hidden ? undefined : this.path;
    this.path = folder.pathOf(name);
    this.name = name;
    await request('PUT', this.path, content);
    if (before) await request('DELETE', before);
  }
}

class ProjectFolder {
  readonly kind = 'directory';

  constructor(
    private readonly path = '',
    readonly name = '',
  ) {}

  pathOf(name: string): string {
    return this.path ? `${this.path}/${name}` : name;
  }

  async requestPermission(): Promise<PermissionState> {
    return 'granted';
  }

  /** Folders are made with their first file. */
  async getDirectoryHandle(name: string): Promise<ProjectFolder> {
    return new ProjectFolder(this.pathOf(name), name);
  }

  async getFileHandle(name: string): Promise<ProjectFile> {
    return new ProjectFile(this.pathOf(name), name);
  }

  async *entries(): AsyncGenerator<[string, ProjectFile | ProjectFolder]> {
    const response = await request('GET', this.path);
    const kinds: Record<string, FileSystemHandleKind> = await response.json();
    for (const [name, kind] of Object.entries(kinds))
      yield [
        name,
        await (kind === 'file' ? this.getFileHandle(name) : this.getDirectoryHandle(name)),
      ];
  }

  async removeEntry(name: string): Promise<void> {
    if (!isHidden(name)) await request('DELETE', this.pathOf(name));
  }
}

/** The folder, and the command that serves it; undefined where the server is not one of ours. */
export async function projectFolder() {
  const response = await fetch(server, { headers: { 'Project-Files': 'editor' } });
  const command = response.headers.get('Project-Command');
  if (!command) return undefined;
  const folder = new ProjectFolder() as unknown as FileSystemDirectoryHandle;
  return { folder, command: command as LocalCommand };
}
