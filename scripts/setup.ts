/**
 * `npm run setup`: asks for a company's data and writes it to the content files. In a script:
 * `npm run setup -- --name "Example Ltd" --phone "+44 20 0000 0000"`; missing options keep their values.
 */

import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { contentRoot } from '../src/content/files/contentRoot';
import { readCompany } from '../src/content/files/read';
import { logoWarnings } from '../src/content/validation/logo';
import { reportProblems } from '../src/content/validation/report';
import {
  type Answers,
  currentAnswers,
  describeQuestion,
  positionAnswers,
  problemOf,
  questions,
  setUp,
} from './companySetup';
import { describeLogo, problemOfLogo, setUpLogo } from './logoSetup';
import { describeDrafts } from './publishedLanguages';
import { sampleLeftovers } from './sampleLeftovers';

const root = contentRoot();

type AllAnswers = Answers & {
  /** The path of a file. */
  logo?: string;
};

const text = { type: 'string' } as const;
const names = [...questions, 'logo'] as const;
const options = Object.fromEntries(names.map((name) => [name, text] as const));

function help(): string {
  const described = names.map(
    (name) => `--${name}  ${name === 'logo' ? describeLogo : describeQuestion(name)}`,
  );
  return [
    'npm run setup: asks for the company’s data and writes them into the content.',
    'npm run setup -- --name "Example Ltd": writes only what is given, without asking:',
    ...described,
  ].join('\n\n');
}

/** Asks one question after the other; Enter keeps the current value. */
async function ask(): Promise<AllAnswers> {
  const present = currentAnswers(root);
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  let answers: Answers = {};
  console.log('Press Enter to keep the present value.');
  for (const question of questions) {
    // Read from the maps link.
    if (answers[question] !== undefined) continue;
    console.log(`\n${describeQuestion(question)}`);
    const check = (text: string) => problemOf(root, question, text);
    const answer = await answerTo(lines, present[question], check);
    if (answer) answers = { ...answers, [question]: answer };
    if (question === 'mapsUrl') answers = { ...positionAnswers(answers), ...answers };
  }
  console.log(`\n${describeLogo}`);
  const logo = await answerTo(lines, readCompany(root).logo, problemOfLogo);
  terminal.close();
  return logo ? { ...answers, logo } : answers;
}

/** Asks again after a wrong answer, unless there is no further line. */
async function answerTo(
  lines: AsyncIterator<string>,
  present: string | undefined,
  check: (answer: string) => string | undefined | Promise<string | undefined>,
): Promise<string> {
  for (;;) {
    process.stdout.write(`  [${present ?? ''}] `);
    const { value = '', done } = await lines.next();
    const answer = String(value).trim();
    const problem = answer && (await check(answer));
    if (problem) console.error(`  That ${problem}`);
    if (!problem || done) return answer;
  }
}

async function run(): Promise<number> {
  const { help: isHelp, ...given } = parseArgs({
    options: { ...options, help: { type: 'boolean' } },
  }).values;
  if (isHelp) {
    console.log(help());
    return 0;
  }
  const { logo, ...answers }: AllAnswers = Object.keys(given).length ? given : await ask();
  const logoProblem = logo && (await problemOfLogo(logo));
  if (logoProblem) {
    console.error(`The logo ${logoProblem}\nNot saved.`);
    return 1;
  }
  const problems = setUp(root, answers);
  if (problems.length) {
    console.error(`${reportProblems(problems)}\nNot saved. Please fix the answers above.`);
    return 1;
  }
  if (logo) setUpLogo(root, logo);
  const leftOut = logo ? await logoWarnings(root) : [];
  if (leftOut.length) console.log(`\n${reportProblems(leftOut, { kind: 'warning' })}`);
  const left = sampleLeftovers(root);
  if (left.length) console.log(`\n${reportProblems(left, fromSample)}`);
  const drafts = describeDrafts(root);
  if (drafts) console.log(drafts);
  console.log('Saved. Run `npm run check` to check the content and `npm start` to see the site.');
  return 0;
}

const fromSample = { kind: 'leftover', where: 'the content, from the sample company' };

run().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(`${error.message}\nOptions: --${names.join(', --')}`);
    process.exitCode = 1;
  },
);
