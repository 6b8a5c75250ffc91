/**
 * `npm run bench:build`: how long the build takes and how much memory, in 1, 4, 16 and 64 languages: from
 * nothing, and again after one text has changed. `-- --languages 1,4` for other sizes.
 */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { judge, kinds, type SizedBuilds, stepTable, tableOf } from '../bench/build/growth';
import { contentIn, mostLanguages } from '../bench/build/manyLanguages';
import { measuredBuild } from '../bench/build/measuredBuild';
import { describeLoads, load } from '../bench/machine';
import { contentRoot } from '../content/contentRoot';
import { readSite, readTranslation } from '../content/read';
import { writeJson } from '../content/write';
import { copyProject } from './copyProject';

const { values } = parseArgs({
  options: { languages: { type: 'string', default: '1,4,16,64' } },
});
const root = contentRoot();
const results = 'test-results/bench-build.json';
const sizes = values.languages.split(',').map(Number);

async function measure(languages: number): Promise<SizedBuilds> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'));
  try {
    copyProject(folder, { changes: contentIn(root, languages), ownModules: true });
    console.log(`${languages} languages, from nothing …`);
    const cold = await measuredBuild(folder);
    changeOneText(folder);
    console.log(`${languages} languages, after one text has changed …`);
    const warm = await measuredBuild(folder);
    const html = brotliCompressSync(readFileSync(join(folder, 'public/about/index.html'))).length;
    return { languages, cold, warm, html };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function changeOneText(folder: string): void {
  const { defaultLanguage } = readSite(folder);
  const words = readTranslation(folder, defaultLanguage);
  words.page.about.team.title = words.page.about.value.title;
  writeJson(folder, `locales/${defaultLanguage}/translation.json`, words);
}

function print(builds: SizedBuilds[], loads: number[]): void {
  console.log(`\n${tableOf(builds)}\n\n${judge(builds).join('\n')}`);
  for (const kind of kinds) console.log(`\n${stepTable(builds, kind)}`);
  console.log(
    `\n${describeLoads(loads)} What else it did is in these times, but in no processor's.`,
  );
  console.log(`All of it is in ${results}.`);
}

async function bench(): Promise<void> {
  const loads = [load()];
  const builds: SizedBuilds[] = [];
  for (const size of sizes) {
    builds.push(await measure(size));
    loads.push(load());
  }
  mkdirSync('test-results', { recursive: true });
  writeFileSync(results, `${JSON.stringify({ loads, builds }, null, 2)}\n`);
  print(builds, loads);
}

if (sizes.every((size) => Number.isInteger(size) && size >= 1 && size <= mostLanguages)) {
  bench().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
} else {
  console.error(
    `Write: npm run bench:build -- --languages 1,4,16 (whole numbers up to ${mostLanguages})`,
  );
  process.exitCode = 1;
}
