/** Reads and checks the content once, for everything that a build makes of it. */
import type { Problem } from '../model/problem';
import { checkContent, fileProblems } from './check';
import { type AllContent, readContent } from './read';

export type LoadedContent = Readonly<AllContent>;

/** The content, or what is wrong with it. */
export const loadContent = async (root: string) => loadUnless(await checkContent(root), root);

/** Leaves out the files of pictures, whose check takes time. */
export const loadTexts = (root: string) => loadUnless(fileProblems(root), root);

const loadUnless = (problems: Problem[], root: string) =>
  problems.length ? { problems } : { content: freeze<LoadedContent>(readContent(root)) };

/** Freezes everything in the value as well. */
function freeze<T extends object>(value: T): T {
  for (const inner of Object.values(value)) if (inner instanceof Object) freeze(inner);
  return Object.freeze(value);
}
