/**
 * `npm run test:mutation`: measures how many small changes of the code the Jest tests notice, one area after
 * the other; `-- client head` measures only these. Fails if an area notices less than the threshold in
 * stryker.config.mjs.
 */
import { run } from './run';

/** The folders of `src/` that visitors and hosts depend on, the quick ones first. */
const areas = ['dom', 'head', 'client', 'components', 'hosting', 'content'];

async function measure(chosen: string[]): Promise<string[]> {
  const failed: string[] = [];
  for (const area of chosen) {
    console.log(`\n▶ src/${area}`);
    if (await run('stryker', ['run'], { env: { MUTATED_AREA: area } })) failed.push(area);
  }
  return failed;
}

const chosen = process.argv.slice(2);
measure(chosen.length ? chosen : areas).then((failed) => {
  if (failed.length) console.error(`\nBelow the threshold, or broken: ${failed.join(', ')}`);
  process.exitCode = failed.length ? 1 : 0;
});
