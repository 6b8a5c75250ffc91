/** What can happen to files as a whole: gone, empty, in another place, of another kind. */
import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allFiles, editBytes, type Mutation } from './mutation';
import type { Random } from './random';

type Deed = [what: string, apply: (root: string, file: string) => void];

export const fileMutations = (random: Random): Mutation[] => [
  ...[...harmful, ...(isAllPowerful ? [] : [unreadable])].map(([what, apply]): Mutation => {
    const file = random.pick(allFiles);
    return {
      name: `${what}: ${file}`,
      outcome: 'refused',
      file,
      key: '',
      apply: (root) => apply(root, file),
    };
  }),
  ...broken.map(
    (file): Mutation => ({
      name: `broken, and not of the page: ${file}`,
      outcome: 'refused',
      file,
      key: '',
      apply: (root) => put(root, file, '{ "page": '),
    }),
  ),
  ...harmless.map(
    ([file, content]): Mutation => ({
      name: `one more file: ${file}`,
      outcome: 'shown',
      file,
      key: '',
      apply: (root) => put(root, file, content),
    }),
  ),
];

/** Whoever is root may read everything. */
const isAllPowerful = process.getuid?.() === 0;
const unreadable: Deed = ['not to be read', (root, file) => chmodSync(join(root, file), 0)];

const noise = Buffer.from(Array.from({ length: 500 }, (_, i) => i * 7919));

const harmful: Deed[] = [
  ['gone', (root, file) => rmSync(join(root, file))],
  ['gone with its folder', (root, file) => rmSync(dirname(join(root, file)), { recursive: true })],
  ['of no bytes', (root, file) => put(root, file, '')],
  ['of spaces', (root, file) => put(root, file, ' \n\n ')],
  ['of null bytes', (root, file) => put(root, file, Buffer.alloc(1000))],
  ['of null', (root, file) => put(root, file, 'null')],
  ['of a list', (root, file) => put(root, file, '[]')],
  ['of a text', (root, file) => put(root, file, '"text"')],
  ['of nothing but a group', (root, file) => put(root, file, '{}')],
  ['of a web page', (root, file) => put(root, file, '<!doctype html><title>404</title>')],
  ['of a merge', (root, file) => put(root, file, '<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> other\n')],
  ['of a hundred thousand brackets', (root, file) => put(root, file, '['.repeat(100_000))],
  ['of random bytes', (root, file) => put(root, file, noise)],
  [
    'in UTF-16',
    (root, file) => editBytes(root, file, (bytes) => Buffer.from(`\ufeff${bytes}`, 'utf16le')),
  ],
  [
    'in UTF-16 without a mark',
    (root, file) => editBytes(root, file, (bytes) => Buffer.from(`${bytes}`, 'utf16le')),
  ],
  [
    'with a mark before it',
    (root, file) => editBytes(root, file, (bytes) => Buffer.from(`\ufeff${bytes}`)),
  ],
  [
    'there twice in one',
    (root, file) => editBytes(root, file, (bytes) => Buffer.concat([bytes, bytes])),
  ],
  ['a folder', (root, file) => replace(root, file, (path) => mkdirSync(path))],
  [
    'a link to nothing',
    (root, file) => replace(root, file, (path) => symlinkSync('nothing', path)),
  ],
  ['a link to itself', (root, file) => replace(root, file, (path) => symlinkSync(path, path))],
  ['a link to its folder', (root, file) => replace(root, file, (path) => symlinkSync('.', path))],
  [
    'in capitals',
    (root, file) => renameSync(join(root, file), join(root, file.replace('.json', '.JSON'))),
  ],
  ['with another ending', (root, file) => renameSync(join(root, file), join(root, `${file}.txt`))],
];

const broken = ['locales/ia/translation.json', 'locales/en/extra.json', 'locales/notes.JSON'];

const harmless: [file: string, content: string | Buffer][] = [
  ['content/notes.txt', 'not for the page'],
  ['content/other.json', '{ broken'],
  ['content/pictures/notes.txt', 'not a picture'],
  ['content/pictures/unused.jpg', 'not a picture'],
  ['content/pictures/.DS_Store', Buffer.alloc(10)],
  ['locales/notes.txt', '{ broken'],
  ['locales/en/translation.json~', '{ broken'],
  ['locales/en/extra.json', '{ "site": "<script>" }'],
  ['locales/ia/translation.json', '{}'],
  ['locales/not a language/translation.json', '{}'],
];

function put(root: string, file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

function replace(root: string, file: string, make: (path: string) => void): void {
  rmSync(join(root, file));
  make(join(root, file));
}
