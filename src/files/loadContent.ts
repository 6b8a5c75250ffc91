/** Reads and checks the content once, for everything that a build makes of it. */
import { checkContent } from './check';
import { readContent } from './read';

export type LoadedContent = ReturnType<typeof readContent>;

export async function loadContent(root: string) {
  const problems = await checkContent(root);
  return problems.length ? { problems } : { content: readContent(root) };
}
