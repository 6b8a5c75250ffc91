/**
 * `npm run language -- add fr`, `remove fr it`: manages the languages in `locales/`. `export fr` writes all texts of a
 * language into a document, `import texts-fr.md` reads them back.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { contentRoot } from '../src/content/files/contentRoot';
import { readText } from '../src/content/files/readJson';
import { addLanguage, removeLanguage } from '../src/content/languages/languageFolders';
import { translationFile } from '../src/content/model';
import { UserError } from '../src/content/userError';
import { reportProblems } from '../src/content/validation/report';
import { importTexts, textSheet } from './textSheet';

const root = contentRoot();

function add(code: string): string {
  const name = addLanguage(root, code);
  return [
    `Added ${name} (${code}) as a draft: ${translationFile(code)}`,
    'Each text starts with ⟦…⟧ until it is translated. `npm run dev` shows the draft. To publish it,',
    `translate all texts, also in one document (\`npm run language -- export ${code}\`), then tick it in the editor`,
    'under Languages and map.',
  ].join('\n');
}

const remove = (code: string) => `${removeLanguage(root, code)} (${code}) removed.`;

function exportTexts(code: string): string {
  const file = resolve(`texts-${code}.md`);
  const sheet = textSheet(root, code);
  if (existsSync(file))
    throw new UserError(
      `${file} already exists. Import it, or delete or rename it, and export again.`,
    );
  writeFileSync(file, sheet);
  return `Wrote ${file}. Replace its texts, then run: npm run language -- import texts-${code}.md`;
}

function importFrom(file: string): string {
  if (!existsSync(file))
    throw new UserError(`${file} does not exist. Write its path, such as texts-de.md.`);
  const source = readText('', file);
  if (typeof source === 'object') throw new UserError(reportProblems([source]));
  const { problems, changed } = importTexts(root, file, source);
  if (problems.length)
    throw new UserError(
      `${reportProblems(problems, { where: 'the document' })}\nNo text of ${file} was written.`,
    );
  const counts = Object.entries(changed).map(
    ([name, count]) => `${count} ${count === 1 ? 'text' : 'texts'} changed in ${name}.`,
  );
  return counts.length ? counts.join('\n') : `${file}: no text changed.`;
}

const commands: Record<string, (name: string) => string> = {
  add,
  remove,
  export: exportTexts,
  import: importFrom,
};

function run([command = '', ...names]: string[]): void {
  const act = commands[command];
  if (!act || !names.length)
    throw new UserError('Use one of: add fr, remove fr it, export fr, import texts-fr.md');
  // What precedes a mistake is done, and said.
  for (const name of names) console.log(act(name));
  if (command === 'import') console.log('Run `npm run check` next.');
}

try {
  run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
