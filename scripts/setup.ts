/**
 * `npm run setup`: asks for what nobody can skip, and writes it into the content. In a script:
 * `npm run setup -- --name "Example Ltd" --phone "+44 20 0000 0000"`; missing options keep their values.
 */
import { parseArgs } from 'node:util';
import { cancel, confirm, intro, isCancel, log, note, outro, select, text } from '@clack/prompts';
import { z } from 'zod';
import { contentRoot } from '../src/model/files/contentRoot';
import { readSite } from '../src/model/files/read';
import { englishName } from '../src/model/languages/languages';
import {
  type Answers,
  codesIn,
  describeQuestion,
  presentAnswers,
  problemOf,
  type Question,
  questions,
  setUp,
} from './companySetup';
import { sampleLeftovers } from './sampleLeftovers';

const root = contentRoot();

/** The editor has the way the live map loads. */
const asked = questions.filter((question) => question !== 'liveMap');

class Cancelled extends Error {}

async function ask(): Promise<{ answers: Answers; deletesOthers: boolean }> {
  const present = presentAnswers(root);
  const answers: Answers = {};
  for (const question of asked) {
    const answer = await askOne(question, present[question] ?? '');
    if (answer && answer !== present[question]) answers[question] = answer;
  }
  const { languages } = readSite(root);
  const others = languages.filter((code) => !codesIn(answers.languages ?? '').includes(code));
  const deletesOthers =
    answers.languages !== undefined &&
    others.length > 0 &&
    (await answerTo(
      confirm({ message: `Delete the languages that you don't need (${others.join(', ')})?` }),
    ));
  return { answers, deletesOthers };
}

function askOne(question: Question, present: string): Promise<string> {
  const { title, hint, labels } = describeQuestion(question);
  const message = `${title}\n${hint}`;
  if (!labels)
    return answerTo(
      text({
        message,
        initialValue: present,
        validate: (answer = '') => (answer ? problemOf(question, answer) : undefined),
      }),
    );
  const options = Object.entries(labels).map(([value, label]) => ({ value, label }));
  return answerTo(select({ message, initialValue: present, options }));
}

/** Waits for an answer; Ctrl+C throws. */
async function answerTo<T>(prompt: Promise<T>): Promise<Exclude<T, symbol>> {
  const value = await prompt;
  if (isCancel(value)) throw new Cancelled();
  return value as Exclude<T, symbol>;
}

function help(): string {
  const lines = questions.map((question) => {
    const { title, hint, labels } = describeQuestion(question);
    const choices = labels ? ` One of: ${Object.keys(labels).join(', ')}.` : '';
    return `--${question}  ${title}. ${hint}${choices}`;
  });
  return [
    'npm run setup: asks for the company’s data and writes them into the content.',
    'npm run setup -- --name "Example Ltd": writes only what is given, without asking:',
    ...lines,
    '--deleteOthers  Deletes the languages that are not in --languages.',
  ].join('\n');
}

/** Returns the exit code. */
function save(answers: Answers, deletesOthers: boolean): number {
  const { problems, drafts, others } = setUp(root, answers, deletesOthers);
  const wrong = Object.entries(problems);
  if (wrong.length) {
    for (const [question, problem] of wrong) log.error(`--${question}: ${problem}`);
    log.error('Nothing was saved.');
    return 1;
  }
  const left = sampleLeftovers(root);
  const files = [...new Set(left.map(({ file }) => file))];
  const counts = files.map((name) => `${name}: ${left.filter(({ file }) => file === name).length}`);
  if (left.length)
    log.warn(`Still the sample's, as \`npm run check\` lists in detail:\n${counts.join('\n')}`);
  if (drafts.length)
    note(
      `Translate them in the editor (\`npm start\`, then /admin/). Then publish them:\nnpm run setup -- --languages "${answers.languages}"`,
      `Drafts: ${named(drafts)}`,
    );
  if (others.length)
    note(`npm run language -- remove ${others.join(' ')}`, `To delete ${named(others)}`);
  outro(
    'Saved. `npm start` shows the site. Texts, pictures, logo, opening hours and legal pages: in the editor at /admin/.',
  );
  return 0;
}

const named = (codes: string[]) => codes.map((code) => `${englishName(code)} (${code})`).join(', ');

async function run(): Promise<number> {
  const options = Object.fromEntries(questions.map((name) => [name, { type: 'string' } as const]));
  const { values } = parseArgs({
    options: { ...options, deleteOthers: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  const { help: isHelp, deleteOthers = false, ...given } = values;
  if (isHelp) console.log(help());
  if (isHelp) return 0;
  if (Object.keys(given).length) return save(given as Answers, deleteOthers);
  intro('Set up your company. Enter keeps the present value; Ctrl+C leaves everything as it was.');
  const { answers, deletesOthers } = await ask();
  return save(answers, deletesOthers);
}

run().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    process.exitCode = 1;
    if (error instanceof Cancelled) return cancel('Nothing was changed.');
    const isInvalid = error instanceof z.ZodError || error instanceof SyntaxError;
    console.error(
      isInvalid
        ? 'The content has mistakes. Fix those that `npm run check` lists, then set up again.'
        : `${error.message}\nnpm run setup -- --help lists the options.`,
    );
  },
);
