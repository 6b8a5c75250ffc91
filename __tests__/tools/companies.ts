/** Companies whose owners set up the template. */
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { runScript } from './runScript';

/** Runs `npm run setup` with options, as a script does. */
export function setup(root: string, answers: Partial<Record<string, string>>, ...flags: string[]) {
  const options = Object.entries(answers).flatMap(([name, value]) => [`--${name}=${value}`]);
  return runScript('setup', root, ...options, ...flags);
}

const ENTER = '\r';
export const CANCEL = '\u0003';

/**
 * Answers the questions of `npm run setup` in a terminal, each when it appears: its title and what to type. Enter keeps the
 * present value. Returns the exit code and what was printed.
 */
export function answerQuestions(root: string, answers: [question: string, answer: string][]) {
  const env = { ...process.env, CONTENT_ROOT: root };
  const command = `stty cols 300 rows 50; ${process.execPath} node_modules/tsx/dist/cli.mjs scripts/setup.ts`;
  // Of util-linux, which every Debian has: runs a command in a terminal, and exits as it does.
  const child = spawn('script', ['-qec', command, '/dev/null'], { env, timeout: 50_000 });
  const waiting = [...answers];
  let printed = '';
  let read = 0;
  child.stdout.on('data', (data) => {
    printed += data;
    const [question = '', answer = ''] = waiting[0] ?? [];
    if (!waiting.length || !printed.slice(read).includes(question)) return;
    waiting.shift();
    read = printed.length;
    child.stdin.write(answer === CANCEL ? answer : `${answer}${ENTER}`);
  });
  return new Promise<{ status: number | null; stdout: string }>((resolve) => {
    child.on('close', (status) => {
      resolve({ status, stdout: stripVTControlCharacters(printed) });
    });
  });
}

export const companies = [
  {
    name: 'Dupain',
    legalName: 'Boulangerie Dupain SARL',
    url: 'https://boulangerie.example.org',
    phone: '+33 1 00 00 00 00',
    email: 'bonjour@boulangerie.example.org',
    address: '1 rue de l’Exemple, 75000 Paris',
    position: 'https://www.google.com/maps/search/?api=1&query=48.8566%2C2.3522',
    look: 'warm',
    color: 'rgb(11, 110, 79)',
  },
  {
    name: '海',
    url: 'https://example.org/umi',
    phone: '-',
    email: 'umi@example.org',
    address: '東京都中央区例町0-0-0',
    position: 'https://www.openstreetmap.org/#map=17/35.6764/139.7700',
    look: 'modern',
  },
  {
    name: 'Quito',
    url: 'https://quito.example.org',
    phone: '+593 2 000 0000',
    email: 'quito@example.org',
    address: 'Calle 0',
    position: '-0.22, -78.47',
    look: 'editorial',
  },
];
