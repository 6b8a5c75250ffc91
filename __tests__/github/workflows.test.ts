/** What runs on a host's machines may do no more than it must, and only as it was looked at. */
import { readdirSync, readFileSync } from 'node:fs';
import { cmsVariables } from '../../src/build/cmsBackend';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map(
  (file) => [file, readFileSync(`${folder}/${file}`, 'utf8')] as const,
);

/** The jobs of a workflow, each with all its lines. */
const jobsIn = (text: string) =>
  text
    .replace(/^.*^jobs:\n/ms, '')
    .split(/^(?= {2}[\w-]+:$)/m)
    .filter((job) => job.trim());

describe.each(workflows)('%s', (_, text) => {
  const actions = text.match(/^.*\buses: (?!\.\/).*$/gm) ?? [];

  test('names every action by its hash, with the version beside it', () => {
    const pinned = /^\s+(- )?uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(actions.filter((line) => !pinned.test(line))).toEqual([]);
    expect(text).toMatch(/\buses: /);
  });

  test('may read, unless a job says that it needs more', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    const writing = jobsIn(text).filter((job) => /: write/.test(job));
    // It takes what was built elsewhere, and runs nothing of the project.
    for (const job of writing) expect(job).not.toMatch(/\brun:|checkout/);
  });

  test('leaves no key behind, and knows no secret', () => {
    const checkouts = text.match(/actions\/checkout@/g) ?? [];
    expect(text.match(/persist-credentials: false/g) ?? []).toHaveLength(checkouts.length);
    expect(text).not.toMatch(/\bsecrets\b|pull_request_target/);
  });

  test('puts nothing that others wrote into a command', () => {
    const commands = text.match(/^ +(- )?run: (.*|\|\n( {10}.*\n)+)/gm) ?? [];
    expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
  });

  test('ends by itself', () => {
    const machines = jobsIn(text).filter((job) => job.includes('runs-on:'));
    expect(machines.filter((job) => !/^ {4}timeout-minutes: \d+$/m.test(job))).toEqual([]);
  });
});

test('What is published is built with every setting there is, after the tests', () => {
  const deploy = readFileSync(`${folder}/deploy.yml`, 'utf8');
  for (const name of ['GATSBY_MAPBOX_TOKEN', ...cmsVariables]) {
    expect(deploy).toContain(`${name}: \${{ vars.${name} }}`);
  }
  const [test, build, publish] = jobsIn(deploy);
  expect(test).toContain('uses: ./.github/workflows/test.yml');
  expect(build).toContain('needs: test');
  expect(publish).toContain('needs: build');
});
