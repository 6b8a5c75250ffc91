import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { run } from './run';

const lock = 'node_modules/.cache/gatsby.pid';

/** Runs Gatsby with the site's path prefix, unless it already runs in this folder: two builds would break each other's cache. */
export async function runGatsby(
  args: string[],
  options: Parameters<typeof run>[2] = {},
): Promise<number> {
  const other = runningProcess();
  if (other) {
    console.error(`Gatsby is already running in this folder (process ${other}). Stop it first.`);
    return 1;
  }
  mkdirSync('node_modules/.cache', { recursive: true });
  writeFileSync(lock, String(process.pid));
  const env = { PREFIX_PATHS: 'true', ...options.env };
  const code = await run('gatsby', args, { ...options, env });
  rmSync(lock, { force: true });
  if (code !== 0 && code !== INVALID_CONTENT)
    console.error(
      '\nIf the messages above don’t help: `npm run clean` deletes the cache. Then try again.',
    );
  return code;
}

/** The exit code of `validateOrExit`, which has listed every problem. */
const INVALID_CONTENT = 2;

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
