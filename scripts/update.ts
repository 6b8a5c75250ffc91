/**
 * `npm run update -- <address>`: brings a newer template into this repository, but not its content and theme. Later
 * updates know the address. `--from <commit>` names the template's commit that this site was made from.
 */
import { parseArgs } from 'node:util';
import { updateFromTemplate } from './templateUpdate';

try {
  const { values, positionals } = parseArgs({
    options: { from: { type: 'string' } },
    allowPositionals: true,
  });
  const { message, hasConflicts } = updateFromTemplate({ address: positionals[0], ...values });
  console.log(message);
  if (hasConflicts) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
