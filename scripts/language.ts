/** `npm run language -- add fr`, `remove fr it`: manages the languages in `locales/`. */
import { contentRoot } from '../src/model/files/contentRoot';
import { addLanguage, removeLanguage } from '../src/model/languages/languageFolders';
import { UserError } from '../src/model/problem';

const commands: Record<string, (code: string) => string> = {
  add: (code) =>
    `Added ${addLanguage(contentRoot(), code)} (${code}) as a draft: locales/${code}
Each text starts with ⟦…⟧ until it is translated. \`npm run dev\` shows the draft. To publish it,
translate all texts, then tick it in the editor under Languages and map.`,
  remove: (code) => `${removeLanguage(contentRoot(), code)} (${code}) removed.`,
};

try {
  const [command = '', ...codes] = process.argv.slice(2);
  const run = commands[command];
  if (!run || !codes.length) throw new UserError('Use one of: add fr, remove fr it');
  // What precedes a mistake is done, and said.
  for (const code of codes) console.log(run(code));
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
