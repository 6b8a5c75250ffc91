/** A bare Git repository whose branches a test reads and writes without a work tree. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export interface Author {
  name: string;
  email: string;
}

interface Commit {
  branch: string;
  /** The branch's head, unless it is new. */
  parent?: string;
  author: Author;
  message: string;
  /** Contents by path; `null` deletes a file. */
  files: Record<string, Buffer | null>;
}

/** As Gitea lists it, and GitHub as well. */
interface File {
  type: string;
  sha: string;
  size: number;
  path: string;
}

export class Repository {
  constructor(readonly folder: string) {
    this.git(['init', '--bare', '--quiet', '--initial-branch=main', '.']);
  }

  git(command: string[], options: { input?: string | Buffer; env?: NodeJS.ProcessEnv } = {}) {
    const { input = '', env } = options;
    const isolated = { ...process.env, GIT_CONFIG_NOSYSTEM: '1', GIT_DIR: this.folder, ...env };
    return execFileSync('git', command, { cwd: this.folder, input, env: isolated });
  }

  private text(command: string[], options?: Parameters<Repository['git']>[1]) {
    return this.git(command, options).toString().trim();
  }

  head = (branch = 'main') => this.text(['rev-parse', '--verify', `refs/heads/${branch}`]);

  id = (name: string) => this.text(['rev-parse', name]);

  hasBranch = (branch: string) => this.text(['branch', '--list', branch]) !== '';

  read = (path: string, revision = 'main') => this.git(['cat-file', 'blob', `${revision}:${path}`]);

  json = (path: string, revision = 'main') => JSON.parse(this.read(path, revision).toString());

  files(revision = 'main') {
    const lines = this.text(['ls-tree', '-r', '--long', revision]).split('\n');
    return lines.map((line): File => {
      const [, type = '', sha = '', size, path = ''] =
        /^\d+ (\w+) (\w+) +(\d+)\t(.+)$/.exec(line) ?? [];
      return { type, sha, size: Number(size), path };
    });
  }

  /** Returns the commit's ID. */
  commit({ branch, parent, author, message, files }: Commit): string {
    const env = { GIT_INDEX_FILE: join(this.folder, 'index.tmp') };
    this.git(['read-tree', ...(parent ? [parent] : ['--empty'])], { env });
    const lines = Object.entries(files).map(([path, content]) => {
      const sha = content && this.text(['hash-object', '-w', '--stdin'], { input: content });
      return sha ? `100644 ${sha}\t${path}` : `0 ${'0'.repeat(40)}\t${path}`;
    });
    this.git(['update-index', '--index-info'], { input: `${lines.join('\n')}\n`, env });
    const tree = this.text(['write-tree'], { env });
    const people = ['AUTHOR', 'COMMITTER'].flatMap((role) => [
      [`GIT_${role}_NAME`, author.name],
      [`GIT_${role}_EMAIL`, author.email],
    ]);
    const onto = parent ? ['-p', parent] : [];
    const id = this.text(['commit-tree', tree, ...onto, '-m', message], {
      env: Object.fromEntries(people),
    });
    this.git(['update-ref', `refs/heads/${branch}`, id]);
    return id;
  }

  /** A commit by somebody without the editor. */
  commitAs(name: string, files: Commit['files'], branch = 'main'): string {
    const author = { name, email: `${name.toLowerCase()}@example.com` };
    const parent = this.hasBranch(branch) ? this.head(branch) : undefined;
    return this.commit({ branch, parent, author, message: 'Change', files });
  }

  /** The commits that changed a path, newest first, or all. */
  log(revision: string, path?: string) {
    const format = '--format=%H%x09%an%x09%ae%x09%s';
    const paths = path ? ['--', path] : [];
    const lines = this.text(['log', format, revision, ...paths]).split('\n');
    return lines.filter(Boolean).map((line) => {
      const [sha = '', name = '', email = '', message = ''] = line.split('\t');
      return { sha, author: { name, email }, message };
    });
  }

  /** The changes since the first commit, newest first. */
  changes(branch = 'main') {
    const log = this.text(['log', '--numstat', '--format=%x00%an%x09%s', branch]);
    const commits = log.split('\0').slice(1, -1);
    return commits.map((commit) => {
      const [subject = '', ...lines] = commit.split('\n').filter(Boolean);
      const [author = '', message = ''] = subject.split('\t');
      const files = lines.map((line) => {
        const [added, removed, path] = line.split('\t');
        return `${path} +${added} -${removed}`;
      });
      return { author, message, files };
    });
  }
}
