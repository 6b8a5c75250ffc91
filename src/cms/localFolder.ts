/** The project's folder on this computer, as it is now: others may have changed it since the CMS read it. */
import type { Repository } from './EditingSession';
import { formatTime } from './gitService';

export class LocalFolder implements Repository {
  constructor(private readonly root: FileSystemDirectoryHandle) {}

  async version({ file }: { file: string }) {
    const found = await this.read(file);
    return found && { text: await found.text(), author: formatTime(found.lastModified) };
  }

  has = async (file: string): Promise<boolean> => Boolean(await this.read(file));

  private async read(file: string): Promise<File | undefined> {
    const [name = '', ...folders] = file.split('/').reverse();
    try {
      let folder = this.root;
      for (const part of folders.reverse()) folder = await folder.getDirectoryHandle(part);
      return await (await folder.getFileHandle(name)).getFile();
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
      throw error;
    }
  }
}
