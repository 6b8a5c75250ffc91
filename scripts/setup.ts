/**
 * `npm run setup`: asks for what nobody can skip, and writes it into the content. With options it asks nothing, so that
 * scripts can run it.
 */
import { Transform } from 'node:stream';
import { cancel, confirm, intro, isCancel, log, note, outro, select, text } from '@clack/prompts';
import { contentRoot } from '../src/files/contentRoot';
import { translationFor } from '../src/files/languageFolders';
import { readCompany, readSettings } from '../src/files/read';
import { englishName } from '../src/model/languages';
import { UserError } from '../src/model/problem';
import { runCommand } from './command';
import { sampleRemains } from './sampleRemains';
import {
  type Answers,
  changesIn,
  codesIn,
  describeQuestion,
  planLanguages,
  presentAnswers,
  problemOf,
  type Question,
  questions,
  setUp,
} from './setup/companySetup';

const root = contentRoot();

/** The keyboard. Pasted lines are one answer: otherwise the first line would be, and the others would be lost. */
const input = Object.assign(
  new Transform({
    transform(chunk, _, done) {
      const typed = String(chunk).replace(/[\r\n]+$/, '\r');
      done(null, typed.replace(/\s*[\r\n]+\s*(?=\S)/g, ', '));
    },
  }),
  { isTTY: true, setRawMode: (isRaw: boolean) => process.stdin.setRawMode(isRaw) },
);

/** The answer that leads to the question before. */
const BACK = '<';

async function ask(): Promise<[Answers, deleted: string[]]> {
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    throw new UserError(
      `Without a terminal there is nobody to ask. Give the answers as options, such as --name "Example Ltd": ${questions.map((name) => `--${name}`).join(', ')}. \`npm run setup -- --help\` describes them.`,
    );
  process.stdin.pipe(input);
  intro(
    `Set up your company. Enter keeps the present value; ${BACK} goes back to the question before; Ctrl+C leaves everything as it was.`,
  );
  const present = presentAnswers(root);
  const given: Answers = {};
  for (let index = 0; index < questions.length; ) {
    const question = questions[index] as Question;
    const answer = await askOne(question, given[question] ?? present[question] ?? '');
    if (answer === BACK) index = Math.max(0, index - 1);
    else {
      given[question] = answer;
      index += 1;
    }
  }
  const answers: Answers = Object.fromEntries(
    questions
      .filter((question) => given[question] && given[question] !== present[question])
      .map((question) => [question, given[question]]),
  );
  const unwanted = unwantedLanguages(answers.languages);
  const message = `Delete the languages that you don't need (${unwanted.join(', ')})?`;
  return [
    answers,
    unwanted.length > 0 && (await answerTo(confirm({ input, message }))) ? unwanted : [],
  ];
}

const unwantedLanguages = (languages?: string): string[] =>
  languages ? planLanguages(root, codesIn(root, languages)).unwanted : [];

function askOne(question: Question, present: string): Promise<string> {
  const { title, hint, labels } = describeQuestion(question);
  const message = `${title}\n${hint}`;
  if (labels) {
    const choices = { ...labels, [BACK]: 'Back to the question before' };
    const options = Object.entries(choices).map(([value, label]) => ({ value, label }));
    return answerTo(select({ input, message, initialValue: present, options }));
  }
  const validate = (answer = '') =>
    answer && answer !== BACK ? problemOf(question, answer) : undefined;
  return answerTo(text({ input, message, placeholder: present, defaultValue: present, validate }));
}

async function answerTo<T>(prompt: Promise<T>): Promise<Exclude<T, symbol>> {
  const value = await prompt;
  if (!isCancel(value)) return value as Exclude<T, symbol>;
  cancel('Nothing was changed.');
  process.exit(1);
}

function save(given: Answers, deleted: string[]): void {
  const answers = changesIn(root, given);
  if (!Object.keys(answers).length) {
    outro('Nothing was changed.');
    return;
  }
  const { drafts, kept } = setUp(root, answers, deleted);
  const left = sampleRemains(root).length;
  if (left)
    log.warn(`Still the sample's: ${left} texts and pictures. \`npm run check\` lists them.`);
  if (answers.address && readCompany(root).postalAddress)
    log.warn('The address for search engines is still the old one: change it in the editor.');
  if (answers.position) note('npm run map', 'To draw the map of the office');
  const translated = drafts.filter(translationFor);
  if (drafts.length)
    note(
      `Translate them in the editor (\`npm start\`, then /admin/). \`npm run check\` lists what they lack.
${translated.length ? `Labels and the 404 page are translated in ${namesOf(translated)}; let a native speaker check them.\n` : ''}Then publish them:
npm run setup -- --languages "${codesIn(root, answers.languages ?? '').join(' ')}"`,
      `Drafts: ${namesOf(drafts)}`,
    );
  if (kept.length)
    note(
      `npm run language -- remove ${kept.join(' ')}`,
      `${namesOf(kept)}: to delete later${kept.includes(readSettings(root).defaultLanguage) ? ', once a draft is published' : ''}`,
    );
  outro(
    'Saved. `npm start` shows the site. Texts, pictures, logo, more phone numbers and links, opening hours and legal pages: in the editor at /admin/.',
  );
}

const namesOf = (codes: string[]): string =>
  codes.map((code) => `${englishName(code)} (${code})`).join(', ');

function describeOption(question: Question): string {
  const { title, hint, labels = {} } = describeQuestion(question);
  const values = Object.keys(labels).join(', ');
  return `  --${question.padEnd(14)}${title}. ${hint}${values && ` One of: ${values}.`}`;
}

const help = `Asks for the company's data, and writes it into the content. With options it asks nothing, and keeps the rest:

${questions.map(describeOption).join('\n')}
  --deleteOthers  Delete the languages that are not in --languages

For example:
  npm run setup -- --name "Example Ltd" --phone "+44 20 0000 0000"
  npm run setup -- --position="-33.9, 18.4"
  npm run setup -- --languages "de en" --deleteOthers`;

const options = Object.fromEntries(questions.map((name) => [name, { type: 'string' } as const]));

runCommand(help, { options: { ...options, deleteOthers: { type: 'boolean' } } }, async (values) => {
  const { deleteOthers = false, ...given } = values;
  const answers: Answers = given;
  if (Object.keys(given).length)
    save(answers, deleteOthers ? unwantedLanguages(answers.languages) : []);
  else {
    const asked = await ask();
    process.stdin.unpipe(input).pause();
    save(...asked);
  }
});
