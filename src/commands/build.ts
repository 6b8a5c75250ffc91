/** `npm run build`: the site, into `public/`. */
import { run } from './run';

run('gatsby', ['build']).then((code) => {
  process.exitCode = code;
});
