/** Runs the project's commands in copies of it, as an owner does. */
import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { cmsVariables } from '../../src/pipeline/cmsBackend';

/** Clears the user's own settings, and allows the sample's address on any host. */
export const cleanEnv: Record<string, string> = {
  GATSBY_MAPBOX_TOKEN: '',
  ALLOW_EXAMPLE_URL: 'true',
  ...Object.fromEntries(cmsVariables.map((name) => [name, ''])),
};

/**
 * Without what Jest and npm set for this run, which npm would take for its own, and without `CONTENT_ROOT`, so that a
 * copy builds the content in its own folder.
 */
const environment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_|INIT_CWD$|JEST_WORKER_ID$|NODE_ENV$|CONTENT_ROOT$)/.test(name),
    ),
  ),
  ...cleanEnv,
};

interface Run {
  child: ChildProcess;
  /** What it has printed until now. */
  printed: () => string;
  /** Resolves with its exit code when it ends. */
  ended: Promise<number | null>;
}

/** Starts `npm` with arguments such as `run build`. */
export function startNpm(cwd: string, args: string[], env: NodeJS.ProcessEnv = {}): Run {
  const child = spawn('npm', args, {
    cwd,
    env: { ...environment, ...env },
    shell: process.platform === 'win32',
    // A group of its own, so that `stop` ends the command and what it has started.
    detached: true,
  });
  // Leaves processor time to the other tests.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const output: Buffer[] = [];
  child.stdout.on('data', (data) => output.push(data));
  child.stderr.on('data', (data) => output.push(data));
  return {
    child,
    printed: () => Buffer.concat(output).toString(),
    ended: new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    }),
  };
}

/** As Ctrl+C does. */
export async function stop({ child, ended }: Run): Promise<void> {
  if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
  await ended;
}

export async function runNpm(cwd: string, args: string[], env?: NodeJS.ProcessEnv) {
  const { printed, ended } = startNpm(cwd, args, env);
  return { status: await ended, printed: printed() };
}

/** Builds a copy. Resolves with what was printed. */
export async function buildIn(cwd: string, env?: NodeJS.ProcessEnv): Promise<string> {
  const { status, printed } = await runNpm(cwd, ['run', 'build'], env);
  if (status !== 0) throw new Error(printed);
  return printed;
}
