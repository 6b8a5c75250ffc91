/** `npm run language`: manages the languages in `locales/`. */
import { addLanguage, removeLanguage, translationFor } from '../src/files/languageFolders';
import { allLanguages, readSettings } from '../src/files/read';
import { UserError } from '../src/model/problem';
import { runCommand } from './command';
import { codesIn, problemOf } from './setup/companySetup';

const help = `Adds languages as drafts, or removes languages with their texts:

  npm run language -- add fr
  npm run language -- remove fr it`;

/** Examples that the site can follow: a language that it lacks, and one that it has besides the default one. */
function usage(root: string): string {
  const present = allLanguages(root);
  const { defaultLanguage } = readSettings(root);
  const lacking = ['en', 'fr', 'es'].find((code) => !present.includes(code));
  const other = present.find((code) => code !== defaultLanguage);
  return [
    `The site has ${present.join(', ')}. Write what to do, and with which language:`,
    ...(lacking ? [`  npm run language -- add ${lacking}`] : []),
    ...(other ? [`  npm run language -- remove ${other}`] : []),
  ].join('\n');
}

const TRANSLATED = 'Its labels and its 404 page are translated; let a native speaker check them.\n';

const commands: Record<string, (root: string, code: string) => string> = {
  add: (root, code) =>
    `Added ${addLanguage(root, code)} (${code}) as a draft: locales/${code}
${translationFor(code) ? TRANSLATED : ''}Texts that start with ⟦…⟧ are to be translated. \`npm run dev\` shows the draft when it
is started again. To publish it, translate all of them, then add it in the editor under Languages and map.`,
  remove: (root, code) => `${removeLanguage(root, code)} (${code}) removed.`,
};

runCommand(help, { allowPositionals: true }, (_, [command = '', ...words], root) => {
  const run = commands[command];
  if (!run || !words.length) throw new UserError(usage(root));
  const problem = problemOf('languages', words.join(' '));
  if (problem) throw new UserError(problem);
  // What was done before a mistake stays, and is printed.
  for (const code of codesIn(root, words.join(' '))) console.log(run(root, code));
});
