/** Reads and checks the content once, for everything that a build makes of it. */
import { checkContent } from './check';
import { readContent } from './read';

export type LoadedContent = Readonly<ReturnType<typeof readContent>>;

export async function loadContent(root: string) {
  const problems = await checkContent(root);
  return problems.length ? { problems } : { content: freeze<LoadedContent>(readContent(root)) };
}

/** Freezes everything in the value as well. */
function freeze<T extends object>(value: T): T {
  for (const inner of Object.values(value)) if (inner instanceof Object) freeze(inner);
  return Object.freeze(value);
}
