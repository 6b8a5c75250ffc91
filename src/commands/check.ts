/** `npm run check`: looks through all content without building. */
import { checkContent, reportProblems } from '../content/check';

checkContent(process.cwd()).then((problems) => {
  if (problems.length) process.stderr.write(`\n${reportProblems(problems)}\n`);
  else console.log('The content is complete and correct.');
  process.exitCode = problems.length ? 1 : 0;
});
