/** `npm run build` and `npm run dev`: Gatsby's own commands, with what every run of them needs. */
import { run } from './run';

run('gatsby', process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
