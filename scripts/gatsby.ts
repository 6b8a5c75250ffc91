/** `npm run build`, `dev` and `clean`: Gatsby's commands, one at a time in this folder. */
import { runGatsby } from './runGatsby';

runGatsby(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
