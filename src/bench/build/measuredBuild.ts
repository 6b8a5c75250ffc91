/** Runs one production build, and says what it took. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { plainBuild } from '../../commands/plainBuild';
import { memoryOf, processorTime } from './processes';

export interface BuildMeasures {
  seconds: number;
  /** Of all processors together: what else the machine does is not in it. */
  processorSeconds?: number;
  /** Megabytes at the most, of all its processes; none where the system does not tell. */
  megabytes?: number;
  /** Seconds of each step that Gatsby tells of; some run beside others. */
  steps: Record<string, number>;
}

/** Milliseconds between two looks at its memory. */
const INTERVAL = 1000;

export function measuredBuild(cwd: string): Promise<BuildMeasures> {
  const gatsby = join(cwd, 'node_modules/gatsby/cli.js');
  const env = {
    ...process.env,
    ...plainBuild,
    CONTENT_ROOT: undefined,
    GATSBY_TELEMETRY_DISABLED: '1',
    CI: 'true',
  };
  return new Promise((done, fail) => {
    const started = performance.now();
    const processorBefore = processorTime();
    const child = spawn(process.execPath, [gatsby, 'build'], { cwd, env });
    const said: Buffer[] = [];
    let most: number | undefined;
    const looking = setInterval(() => {
      const now = child.pid ? memoryOf(child.pid) : undefined;
      if (now !== undefined) most = Math.max(now, most ?? 0);
    }, INTERVAL);
    child.stdout.on('data', (data) => said.push(data));
    child.stderr.on('data', (data) => said.push(data));
    child.on('error', fail);
    child.on('exit', (code, signal) => {
      clearInterval(looking);
      const output = Buffer.concat(said).toString();
      if (code !== 0) return fail(new Error(`${output}\nThe build ended with ${signal ?? code}.`));
      done({
        seconds: (performance.now() - started) / 1000,
        processorSeconds: difference(processorTime(), processorBefore),
        megabytes: most === undefined ? undefined : most / 1e6,
        steps: stepsIn(output),
      });
    });
  });
}

const difference = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : one - other;

export function stepsIn(output: string): Record<string, number> {
  const lines = output.matchAll(/^success (.+?) - ([\d.]+)s/gm);
  const steps: Record<string, number> = {};
  for (const [, name = '', seconds] of lines) steps[name] = (steps[name] ?? 0) + Number(seconds);
  return steps;
}
