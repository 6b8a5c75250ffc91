/** What lies in the bucket after `sh deploy/upload.sh`, by a stand-in for Amazon's command that notes what it is told. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fits } from './ruleFiles';

/** By the path, from the root of the site. */
export type Bucket = Map<string, { type: string; cacheControl: string }>;

export function upload(site: string, script: string): Bucket {
  const folder = mkdtempSync(join(tmpdir(), 'aws-'));
  const [program, notes] = [join(folder, 'aws'), join(folder, 'notes')];
  const note = `require('fs').appendFileSync('${notes}', JSON.stringify(process.argv.slice(1)) + '\\n')`;
  writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" -e "$NOTE" -- "$@"\n`);
  chmodSync(program, 0o755);
  const env = { ...process.env, NOTE: note, PATH: `${folder}:${process.env.PATH}` };
  execFileSync('sh', [script, 'a-bucket'], { env });
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1));
  const bucket: Bucket = new Map();
  for (const line of readFileSync(notes, 'utf8').split('\n').filter(Boolean)) {
    put(bucket, files, JSON.parse(line));
  }
  return bucket;
}

/** The last filter that fits a file counts, as Amazon says. */
function put(bucket: Bucket, files: string[], words: string[]): void {
  const [, , , target] = words;
  if (target !== 's3://a-bucket') throw new Error(`Not into the bucket: ${words.join(' ')}`);
  const after = (name: string) => words[words.indexOf(name) + 1] ?? '';
  const filters = words.flatMap((word, index) =>
    word === '--include' || word === '--exclude'
      ? [{ isIn: word === '--include', pattern: words[index + 1] ?? '' }]
      : [],
  );
  for (const file of files) {
    if (!filters.findLast(({ pattern }) => fits(pattern, file))?.isIn) continue;
    bucket.set(`/${file}`, {
      type: after('--content-type'),
      cacheControl: after('--cache-control'),
    });
  }
}
