/**
 * `npm run setup`: asks for a company's data and writes them into the content files. In a script:
 * `npm run setup -- --name "Example Ltd" --phone "+44 20 0000 0000"`; what is left out stays.
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

/** One question after the other; Enter keeps what is there. */
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
    console.error(`${reportProblems(problems)}\nNothing was written.`);
    return 1;
  }
  console.log(
    'The content files are yours. `npm run check` looks through them, `npm start` shows them.',
  );
  if (hasMoved) console.log(moved);
  return 0;
}

const moved = `The drawn map shows another place, so a plain panel with the marker stands in for it. For a picture of
your own, put one into content/pictures/ and name it as "mapPicture" under "office" in content/company.json.`;

run().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(`${error.message}\nThe options are: --${questions.join(', --')}`);
    process.exitCode = 1;
  },
);
