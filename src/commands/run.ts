/** Runs one of the project's tools, its output shown as it comes. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Settles with the exit code. */
export function run(tool: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const own = { GATSBY_TELEMETRY_DISABLED: '1', ...env };
  const path = `${join(process.cwd(), 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
  return new Promise((resolve) => {
    const child = spawn(tool, args, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, PATH: path, ...own },
    });
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

const delimiter = process.platform === 'win32' ? ';' : ':';
