/**
 * `npm run setup`: asks for a company's data and writes it to the content files. In a script:
 * `npm run setup -- --name "Example Ltd" --phone "+44 20 0000 0000"`; missing options keep their values.
 */

import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { contentRoot } from '../src/content/files/contentRoot';
import { readCompany } from '../src/content/files/read';
import { UserError } from '../src/content/userError';
import { logoWarnings } from '../src/content/validation/logo';
import { reportProblems } from '../src/content/validation/report';
import {
  type Answers,
  currentAnswers,
  describeQuestion,
  optionalQuestions,
  positionAnswers,
  problemOf,
  type Question,
  questions,
  setUp,
} from './companySetup';
import { describeLogo, problemOfLogo, setUpLogo } from './logoSetup';
import { redrawMaps } from './map/redraw';
import { describeDrafts } from './publishedLanguages';
import { isMapOutdated, sampleLeftovers } from './sampleLeftovers';

const root = contentRoot();

type AllAnswers = Answers & {
  /** The path of a file. */
  logo?: string;
};

type Lines = AsyncIterator<string>;

const text = { type: 'string' } as const;
const names = [...questions, 'logo', ...optionalQuestions] as const;
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

/** Enter keeps the current value. */
async function ask(lines: Lines): Promise<AllAnswers> {
  console.log('Press Enter to keep the present value.');
  const answers = await askEach(lines, questions);
  console.log(`\n${describeLogo}`);
  const logo = await answerTo(lines, readCompany(root).logo, problemOfLogo);
  const more = (await agrees(lines, ANSWER_MORE)) ? await askEach(lines, optionalQuestions) : {};
  return { ...answers, ...more, ...(logo && { logo }) };
}

const ANSWER_MORE =
  'Add optional details?\n  Legal details, more phone numbers, opening hours, links, people, keywords.';

/** Asks one question after the other. */
async function askEach(lines: Lines, asked: readonly Question[]): Promise<Answers> {
  const present = currentAnswers(root);
  let answers: Answers = {};
  for (const question of asked) {
    // Read from the maps link.
    if (answers[question] !== undefined) continue;
    const hours = answers.openingHours ?? present.openingHours ?? '-';
    if (question === 'hoursForSearchEngines' && hours === '-') continue;
    console.log(`\n${describeQuestion(question)}`);
    const check = (text: string) => problemOf(root, question, text);
    const answer = await answerTo(lines, present[question], check);
    if (answer) answers = { ...answers, [question]: answer };
    if (question === 'mapsUrl') answers = { ...positionAnswers(answers), ...answers };
  }
  return answers;
}

/** Asks again after a wrong answer, unless there is no further line. */
async function answerTo(
  lines: Lines,
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

const DRAW_MAP = "Draw the map of this place?\n  It takes a minute, with OpenStreetMap's data.";

async function agrees(lines: Lines, question: string): Promise<boolean> {
  console.log(`\n${question} yes or no.`);
  process.stdout.write('  [yes] ');
  const { value = '', done } = await lines.next();
  return !done && !/^n/i.test(value.trim());
}

/** The data are saved, also if the map can't be drawn now. */
async function drawMap(): Promise<void> {
  try {
    const files = await redrawMaps(root);
    console.log(`Drew the map: ${files.length} files in content/maps.`);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(`The map was not drawn: ${error.message}`);
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
  if (Object.keys(given).length) return save(given);
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  try {
    return await save(await ask(lines), lines);
  } finally {
    terminal.close();
  }
}

/** Offers to draw the map if there are lines to read. */
async function save({ logo, ...answers }: AllAnswers, lines?: Lines): Promise<number> {
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
  if (lines && isMapOutdated(root) && (await agrees(lines, DRAW_MAP))) await drawMap();
  const left = sampleLeftovers(root);
  if (left.length) console.log(`\n${reportProblems(left, fromSample)}`);
  const drafts = describeDrafts(root, answers.languages);
  if (drafts) console.log(drafts);
  if (isMapOutdated(root)) console.log('`npm run map` draws the map of the office.');
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
