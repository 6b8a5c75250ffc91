/** `npm run build` and `npm run dev`: runs Gatsby, unless it already runs in this folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const lock = 'node_modules/.cache/gatsby.pid';
/** The exit code of `validateOrExit`, which has listed every problem. */
const INVALID_CONTENT = 2;

interface Options {
  env?: Record<string, string>;
  /** A file for the output; otherwise it is printed. */
  log?: string;
}

/** Resolves with Gatsby's exit code. Two at once would break each other's cache. */
export async function runGatsby(args: string[], { env, log }: Options = {}): Promise<number> {
  const other = runningProcess();
  if (other) {
    console.error(`Gatsby is already running in this folder (process ${other}). Stop it first.`);
    return 1;
  }
  for (const file of [lock, log ?? lock]) mkdirSync(dirname(file), { recursive: true });
  writeFileSync(lock, String(process.pid));
  const output = log === undefined ? 'inherit' : openSync(log, 'w');
  const child = spawn(process.execPath, ['node_modules/gatsby/cli.js', ...args], {
    stdio: ['inherit', output, output],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', PREFIX_PATHS: 'true', ...env },
  });
  const [code] = await once(child, 'exit');
  rmSync(lock, { force: true });
  if (code !== 0 && code !== INVALID_CONTENT)
    console.error(
      '\nIf the messages above don’t help: `npx gatsby clean` deletes the cache. Then try again.',
    );
  return code ?? 1;
}

/** The process that wrote the lock, if it still runs. In a restarted container, an old one may have had this one's id. */
function runningProcess(): number | undefined {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    process.kill(pid, 0);
    return pid === process.pid ? undefined : pid;
  } catch {
    return undefined;
  }
}

if (require.main === module)
  runGatsby(process.argv.slice(2)).then((code) => {
    process.exitCode = code;
  });
