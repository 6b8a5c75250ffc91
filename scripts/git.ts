import { spawnSync } from 'node:child_process';

/** Runs Git and returns what it prints. Throws its message if it fails. */
export const git = (...args: string[]): string => outputOf(tryGit(args));

export function outputOf({ isFine, output, problem }: ReturnType<typeof tryGit>): string {
  if (!isFine) throw new Error(problem);
  return output;
}

/** Throws only if Git isn't installed. */
export function tryGit(args: string[], env: NodeJS.ProcessEnv = {}) {
  const { error, status, stdout, stderr } = spawnSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...env },
  });
  if (error) throw new Error('Git is not installed. Install it from https://git-scm.com.');
  return { isFine: status === 0, output: stdout.trim(), problem: stderr.trim() };
}
