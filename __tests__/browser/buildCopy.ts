/** Builds a copy of the project in another folder, with any content. */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { cleanEnv } from '../tools/cleanEnv';
import { type CopyOptions, copyProject } from '../tools/copyProject';

interface BuildOptions extends CopyOptions {
  env?: Record<string, string>;
}

/** `folder` must be empty. Without other content, the copy has the tests' sample. */
export async function buildCopy(
  folder: string,
  { env, ...options }: BuildOptions = {},
): Promise<string> {
  copyProject(folder, options);
  return buildIn(folder, env);
}

/** Without `CONTENT_ROOT`, so that a copy builds the content in its own folder. */
export const environmentOfCopy: NodeJS.ProcessEnv = {
  ...process.env,
  ...cleanEnv,
  CONTENT_ROOT: undefined,
  GATSBY_TELEMETRY_DISABLED: '1',
  // As scripts/gatsby.ts does.
  PREFIX_PATHS: 'true',
};

/** Builds a copy, with the cache of its earlier build if there is one. Resolves with what Gatsby printed. */
export function buildIn(cwd: string, env: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const gatsby = join(cwd, 'node_modules/gatsby/cli.js');
    const child = spawn(process.execPath, [gatsby, 'build'], {
      cwd,
      env: { ...environmentOfCopy, ...env },
    });
    // Leaves processor time to the other tests.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const output: Buffer[] = [];
    child.stdout.on('data', (data) => output.push(data));
    child.stderr.on('data', (data) => output.push(data));
    child.on('error', reject);
    child.on('exit', (code) => {
      const printed = Buffer.concat(output).toString();
      if (code === 0) resolve(printed);
      else reject(new Error(printed));
    });
  });
}
