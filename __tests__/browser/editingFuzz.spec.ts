/**
 * Two editors do random things to the same texts. `FUZZ_SEED=<seed>` repeats a run, `FUZZ_RUNS=<number>` sets the
 * number of interleavings on each service, of eight steps each. A step takes about a second.
 */
import fc from 'fast-check';
import { fullRun } from './cases';
import { type Answer, FuzzEditor, type Language, languageCodes } from './git/fuzzEditor';
import { expect, type Line, lines, serviceNames, test } from './git/team';

const { FUZZ_SEED, FUZZ_RUNS } = process.env;
const numRuns = Number(FUZZ_RUNS || 25);

const step = fc.record({
  editor: fc.nat(1),
  action: fc.constantFrom(
    ...(['edit', 'edit', 'edit', 'save', 'save', 'save at once', 'reload', 'publish'] as const),
  ),
  line: fc.constantFrom<Line>(...lines),
  /** In which an editor opens the entry, if it is not open yet. */
  language: fc.constantFrom<Language>('English', 'Greek'),
  answer: fc.constantFrom<Answer>('Yours', 'Theirs', 'Keep Editing'),
});
const interleaving = fc.array(step, { minLength: 8, maxLength: 8 });

for (const service of serviceNames) {
  test.describe(`On ${service}`, () => {
    test.use({ service });

    test('A saved text is only replaced by who has seen it', { tag: fullRun }, async ({ team }) => {
      test.setTimeout(60_000 + numRuns * 60_000);
      const seed = Number(FUZZ_SEED || Date.now() % 1_000_000);
      const both = await team.joinBoth();
      const anna = new FuzzEditor(both.anna, team);
      const boris = new FuzzEditor(both.boris, team);
      console.log(`FUZZ_SEED=${seed} FUZZ_RUNS=${numRuns}`);
      let checked = team.head();
      const steps = fc.sample(interleaving, { seed, numRuns }).flat();
      for (const [index, { editor, action, line, language, answer }] of steps.entries()) {
        const [actor, other] = editor ? [boris, anna] : [anna, boris];
        await test.step(`${actor.name}: ${action} ${line} ${language} ${answer}`, async () => {
          if (action === 'edit') await actor.edit(line, language, `Text ${index}`);
          if (action === 'reload') await actor.reload();
          if (action === 'publish') await actor.publish();
          if (action === 'save at once') await actor.saveWhile(() => other.save(answer), answer);
          if (action === 'save') await actor.save(answer);
          checkCommits();
        });
      }
      await anna.save('Yours');
      await boris.save('Yours');
      checkCommits();
      console.log(service, 'Anna', anna.counts, 'Boris', boris.counts);

      function commitsSince(revision: string) {
        return team.repository.log(`${revision}..${team.head()}`, undefined, ['--no-merges']);
      }

      /** Whether the author of each new commit has seen what it replaced. */
      function checkCommits(): void {
        for (const { sha, author } of commitsSince(checked)) {
          const { seen } = author.name === anna.name ? anna : boris;
          for (const language of Object.values(languageCodes)) {
            const before = team.title(language, `${sha}~`);
            const after = team.title(language, sha);
            const replaced = lines.filter((line) => before[line] !== after[line]);
            for (const line of replaced) expect(seen).toContain(before[line]);
          }
        }
        checked = team.head();
      }
    });
  });
}
