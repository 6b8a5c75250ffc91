/** `npm run snapshots`: updates the browser tests' snapshots in every language, width and theme. */
import { run } from './run';

const config = '--config=__tests__/browser/playwright.config.ts';
const specs = ['appearance', 'accessibilityTree', 'editingGuide'];

run('playwright', ['test', config, '--update-snapshots=changed', ...specs], {
  env: { FULL_RUN: '1' },
}).then((code) => {
  process.exitCode = code;
});
