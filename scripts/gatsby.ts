/** `npm run build` and `npm run dev`: Gatsby's commands with telemetry off. */
import { run } from './run';

run('gatsby', process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
