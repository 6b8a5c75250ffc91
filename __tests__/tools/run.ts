import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';

interface Options {
  env?: Record<string, string>;
  /** A file for the output; otherwise it is printed. */
  log?: string;
}

/** Runs a tool from `node_modules/.bin` or the PATH. Resolves with its exit code; 127 if it doesn't exist. */
export function run(tool: string, args: string[], { env, log }: Options = {}): Promise<number> {
  if (log !== undefined) mkdirSync(dirname(log), { recursive: true });
  const output = log === undefined ? 'inherit' : openSync(log, 'w');
  return new Promise<number>((end) => {
    const child = spawn(tool, args, {
      stdio: ['inherit', output, output],
      // Windows starts npm's tools only in a shell.
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
        ...env,
      },
    });
    child.on('error', () => end(127));
    child.on('exit', (code) => end(code ?? 1));
  }).then((code) => {
    if (typeof output === 'number') closeSync(output);
    return code;
  });
}
