import { spawnSync } from 'node:child_process';

/** Runs a command of `scripts/` on the content in `root`. */
export function runScript(name: string, root: string, ...options: string[]) {
  const args = ['node_modules/tsx/dist/cli.mjs', `scripts/${name}.ts`, ...options];
  const env = { ...process.env, CONTENT_ROOT: root };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}
