/** `npm run language -- add fr`, `remove fr it`: manages the languages in `locales/`. */
import { contentRoot } from '../src/content/files/contentRoot';
import { addLanguage, removeLanguage } from '../src/content/languages/languageFolders';
import { UserError } from '../src/content/userError';

const root = contentRoot();

function add(code: string): string {
  const name = addLanguage(root, code);
  return [
    `Added ${name} (${code}) as a draft: locales/${code}/translation.json`,
    'Each text starts with ⟦…⟧ until it is translated. `npm run dev` shows the draft. To publish it,',
    'translate all texts, then tick it in the editor under Languages and map.',
  ].join('\n');
}

function remove(codes: string[]): string {
  return codes.map((code) => `${removeLanguage(root, code)} (${code}) removed.`).join('\n');
}

function run([command, code = '', ...others]: string[]): string {
  if (command === 'add') return add(code);
  if (command === 'remove') return remove([code, ...others]);
  throw new UserError('Use one of: add <code>, remove <code> …');
}

try {
  console.log(run(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
