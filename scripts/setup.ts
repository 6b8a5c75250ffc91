/**
 * `npm run setup`: asks for a company's data and writes it to the content files. In a script:
 * `npm run setup -- --name "Example Ltd" --phone "+44 20 0000 0000"`; missing options keep their values.
 */

import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { contentRoot } from '../src/content/files/contentRoot';
import { UserError } from '../src/content/userError';
import { logoWarnings } from '../src/content/validation/logo';
import { reportProblems } from '../src/content/validation/report';
import {
  currentAnswers,
  describeQuestion,
  optionalQuestions,
  positionAnswers,
  problemOf,
  type Question,
  questions,
  setUp,
} from './companySetup';
import { fileQuestions, problemOfFile, setUpFile } from './fileQuestions';
import { redrawMaps } from './map/redraw';
import { describeDrafts } from './publishedLanguages';
import { isMapOutdated, sampleLeftovers } from './sampleLeftovers';

const root = contentRoot();

type FileName = keyof typeof fileQuestions;
type Name = Question | FileName;
type AllAnswers = Partial<Record<Name, string>>;

const isFile = (name: Name): name is FileName => name in fileQuestions;

type Lines = AsyncIterator<string>;

const text = { type: 'string' } as const;
const basicNames: Name[] = [...questions, 'logo'];
const optionalNames: Name[] = [...optionalQuestions, 'imprint', 'privacy'];
const names = [...basicNames, ...optionalNames];
const options = Object.fromEntries(names.map((name) => [name, text] as const));

const describe = (name: Name) =>
  isFile(name) ? fileQuestions[name].description : describeQuestion(name);

function help(): string {
  return [
    'npm run setup: asks for the company’s data and writes them into the content.',
    'npm run setup -- --name "Example Ltd": writes only what is given, without asking:',
    ...names.map((name) => `--${name}  ${describe(name)}`),
  ].join('\n\n');
}

const ANSWER_MORE =
  'Add optional details?\n  Legal details and texts, more phone numbers, opening hours, links, people, keywords.';

/** Enter keeps the current value. */
async function ask(lines: Lines): Promise<AllAnswers> {
  console.log('Press Enter to keep the present value.');
  const answers = await askEach(lines, basicNames);
  const more = (await agrees(lines, ANSWER_MORE)) ? await askEach(lines, optionalNames) : {};
  return { ...answers, ...more };
}

/** Asks one question after the other. */
async function askEach(lines: Lines, asked: Name[]): Promise<AllAnswers> {
  const present = currentAnswers(root);
  let answers: AllAnswers = {};
  for (const name of asked) {
    // Read from the maps link.
    if (answers[name] !== undefined) continue;
    const hours = answers.openingHours ?? present.openingHours ?? '-';
    if (name === 'hoursForSearchEngines' && hours === '-') continue;
    console.log(`\n${describe(name)}`);
    const answer = isFile(name)
      ? await answerTo(lines, fileQuestions[name].present(root), (text) =>
          problemOfFile(name, text),
        )
      : await answerTo(lines, present[name], (text) => problemOf(root, name, text));
    if (answer) answers = { ...answers, [name]: answer };
    if (name === 'mapsUrl') answers = { ...positionAnswers(answers), ...answers };
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
async function save({ logo, imprint, privacy, ...answers }: AllAnswers, lines?: Lines) {
  const files = Object.entries({ logo, imprint, privacy }) as [FileName, string | undefined][];
  for (const [name, answer] of files) {
    const problem = answer && (await problemOfFile(name, answer));
    if (!problem) continue;
    console.error(`--${name} ${problem}\nNot saved.`);
    return 1;
  }
  const problems = setUp(root, answers);
  if (problems.length) {
    console.error(`${reportProblems(problems)}\nNot saved. Please fix the answers above.`);
    return 1;
  }
  for (const [name, answer] of files) if (answer) setUpFile(root, name, answer);
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

const INVALID =
  'The content has mistakes. Fix those that `npm run check` lists, then set up again.';

run().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    const isInvalid = error instanceof z.ZodError || error instanceof SyntaxError;
    console.error(isInvalid ? INVALID : `${error.message}\nOptions: --${names.join(', --')}`);
    process.exitCode = 1;
  },
);
