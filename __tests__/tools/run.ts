import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

interface Options {
  env?: Record<string, string>;
  isSilent?: boolean;
}

/** Runs a tool from `node_modules/.bin` or the PATH. Returns its exit code; 127 if it doesn't exist. */
export function run(tool: string, args: string[], { env, isSilent }: Options = {}): number {
  const PATH = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`;
  const { status } = spawnSync(tool, args, {
    stdio: isSilent ? 'ignore' : 'inherit',
    // Windows starts npm's tools only in a shell.
    shell: process.platform === 'win32',
    env: { ...process.env, PATH, ...env },
  });
  return status ?? 127;
}
