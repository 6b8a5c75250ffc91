/**
 * `npm run setup`: asks for a company's data and writes it to the content files. In a script:
 * `npm run setup -- --name "Example Ltd" --phone "+44 20 0000 0000"`; missing options keep their values.
 */

import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { contentRoot } from '../src/content/files/contentRoot';
import { reportProblems } from '../src/content/validation/report';
import { type Answers, currentAnswers, questions, setUp } from './companySetup';

const root = contentRoot();

function answersFromOptions(): Answers {
  const options = Object.fromEntries(questions.map((name) => [name, { type: 'string' }] as const));
  return parseArgs({ options }).values;
}

/** Asks one question after the other; Enter keeps the current value. */
async function ask(): Promise<Answers> {
  const present = currentAnswers(root);
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  const answers: Answers = {};
  for (const name of questions) {
    process.stdout.write(`${name} (${present[name]}): `);
    const answer = String((await lines.next()).value ?? '').trim();
    if (answer) answers[name] = answer;
  }
  terminal.close();
  return answers;
}

async function run(): Promise<number> {
  const given = answersFromOptions();
  const { problems, hasMoved } = setUp(root, Object.keys(given).length ? given : await ask());
  if (problems.length) {
    console.error(`${reportProblems(problems)}\nNot saved. Please fix the answers above.`);
    return 1;
  }
  console.log('Saved. Run `npm run check` to check the content and `npm start` to see the site.');
  if (hasMoved) console.log(moved);
  return 0;
}

const moved = `The drawn map shows the old place, so the page shows a plain panel with the marker instead. To use a picture
of your own, put it into content/pictures/ and name it as "file" under "map" in content/about.json.`;

run().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(`${error.message}\nOptions: --${questions.join(', --')}`);
    process.exitCode = 1;
  },
);
