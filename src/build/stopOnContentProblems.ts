/** Before anything is built, all content is checked; a problem ends the build with every one listed. */
import { checkContent, reportProblems } from '../content/check';

export async function stopOnContentProblems(root: string): Promise<void> {
  const problems = await checkContent(root);
  if (problems.length === 0) return;
  process.stderr.write(`\n${reportProblems(problems)}\n`);
  process.exit(1);
}
