/** `npm run format`: formats all files and fixes what Biome can fix. */
import { run } from './run';

run('biome', ['check', '--write', '.']).then((code) => {
  process.exitCode = code;
});
