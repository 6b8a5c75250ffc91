/** Asks a server on this machine for files in turn, as fast as it answers, for ten seconds. */
import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface Load {
  perSecond: number;
  megabytes: number;
  /** Milliseconds until half, and all but one of a hundred, were answered. */
  p50: number;
  p99: number;
  /** What was not answered, or not with 200. */
  errors: number;
}

const SECONDS = 10;
const options = ['--threads', '2', '--connections', '32', '--duration', `${SECONDS}s`];

export async function measure(url: string, paths: string[]): Promise<Load> {
  const script = join(mkdtempSync(join(tmpdir(), 'wrk-')), 'paths.lua');
  writeFileSync(script, luaFor(paths));
  const { stdout } = await promisify(execFile)('wrk', [...options, '--script', script, url]);
  const [, told] = /RESULT (.*)/.exec(stdout) ?? [];
  if (!told) throw new Error(`wrk has told nothing: ${stdout}`);
  const { requests, micros, bytes, p50, p99, errors } = JSON.parse(told);
  const seconds = micros / 1e6;
  return {
    perSecond: requests / seconds,
    megabytes: bytes / seconds / 1e6,
    p50: p50 / 1000,
    p99: p99 / 1000,
    errors,
  };
}

const luaFor = (paths: string[]) => `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local headers = { ["Accept-Encoding"] = "br, gzip" }
local ready, turn = {}, 0
function init()
  for index, path in ipairs(paths) do ready[index] = wrk.format("GET", path, headers) end
end
function request()
  turn = turn % #ready + 1
  return ready[turn]
end
function done(summary, latency)
  local e = summary.errors
  print(string.format(
    'RESULT {"requests":%d,"micros":%d,"bytes":%d,"p50":%d,"p99":%d,"errors":%d}',
    summary.requests, summary.duration, summary.bytes, latency:percentile(50), latency:percentile(99),
    e.connect + e.read + e.write + e.status + e.timeout))
end
`;
