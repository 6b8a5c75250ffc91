/**
 * `npm run test:mutation`: measures how many small changes to the code the Jest tests detect, one area at a time;
 * `-- client hosting` measures only these areas. Fails if a score is below the threshold in stryker.config.mjs.
 */
import { run } from './run';

/** Folders of `src/`, the fastest first. */
const areas = ['dom', 'client', 'hosting', 'components', 'content'];

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
