import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

interface Options {
  env?: NodeJS.ProcessEnv;
  /** A file for the output; otherwise it is printed. */
  log?: string;
}

/** Runs a tool from `node_modules/.bin` or the PATH. Resolves with its exit code; 127 if it doesn't exist. */
export function run(tool: string, args: string[], { env, log }: Options = {}): Promise<number> {
  const path = `${join(process.cwd(), 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
  const output = log === undefined ? 'inherit' : openLog(log);
  return new Promise((resolve) => {
    const end = (code: number) => {
      if (typeof output === 'number') closeSync(output);
      resolve(code);
    };
    const child = spawn(tool, shellArguments(args), {
      stdio: ['inherit', output, output],
      shell: process.platform === 'win32',
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', PATH: path, ...env },
    });
    child.on('error', () => end(127));
    child.on('exit', (code) => end(code ?? 1));
  });
}

/** Windows starts npm's tools only in a shell, which needs quotes around `|`, brackets and spaces. */
export const shellArguments = (args: string[], platform = process.platform): string[] =>
  platform === 'win32' ? args.map((argument) => `"${argument.replaceAll('"', '\\"')}"`) : args;

function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  return openSync(file, 'w');
}
