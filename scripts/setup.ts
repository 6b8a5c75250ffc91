/**
 * `npm run setup`: asks for a company's data and writes it to the content files. In a script:
 * `npm run setup -- --name "Example Ltd" --phone "+44 20 0000 0000"`; missing options keep their values.
 */

import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { contentRoot } from '../src/content/files/contentRoot';
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
import { describeDrafts } from './publishedLanguages';
import { sampleLeftovers } from './sampleLeftovers';

const root = contentRoot();

const text = { type: 'string' } as const;
const options = Object.fromEntries(questions.map((name) => [name, text] as const));

function help(): string {
  const described = questions.map((name) => `--${name}  ${describeQuestion(name)}`);
  return [
    'npm run setup: asks for the company’s data and writes them into the content.',
    'npm run setup -- --name "Example Ltd": writes only what is given, without asking:',
    ...described,
  ].join('\n\n');
}

/** Asks one question after the other, again after a wrong answer; Enter keeps the current value. */
async function ask(): Promise<Answers> {
  const present = currentAnswers(root);
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  let answers: Answers = {};
  console.log('Press Enter to keep the present value.');
  for (const question of questions) {
    // Read from the maps link.
    if (answers[question] !== undefined) continue;
    console.log(`\n${describeQuestion(question)}`);
    for (;;) {
      process.stdout.write(`  [${present[question] ?? ''}] `);
      const { value = '', done } = await lines.next();
      const answer = String(value).trim();
      const problem = answer && problemOf(root, question, answer);
      if (problem) console.error(`  That ${problem}`);
      if (problem && !done) continue;
      if (answer) answers = { ...answers, [question]: answer };
      break;
    }
    if (question === 'mapsUrl') answers = { ...positionAnswers(answers), ...answers };
  }
  terminal.close();
  return answers;
}

async function run(): Promise<number> {
  const { help: isHelp, ...given } = parseArgs({
    options: { ...options, help: { type: 'boolean' } },
  }).values;
  if (isHelp) {
    console.log(help());
    return 0;
  }
  const problems = setUp(root, Object.keys(given).length ? given : await ask());
  if (problems.length) {
    console.error(`${reportProblems(problems)}\nNot saved. Please fix the answers above.`);
    return 1;
  }
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
    console.error(`${error.message}\nOptions: --${questions.join(', --')}`);
    process.exitCode = 1;
  },
);
