/** @jest-environment node */
/** What runs on a host's machines may do no more than it must, and only as it was looked at. */
import { readdirSync, readFileSync } from 'node:fs';
import { cmsVariables } from '../../src/pipeline/editor/cmsBackend';
import { describeTemplate, isTemplate } from '../tools/template';

const folder = '.github/workflows';
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

/** The jobs of a workflow, each with all its lines. */
const jobsIn = (text: string) => text.replace(/^.*^jobs:\n/ms, '').split(/^(?= {2}[\w-]+:$)/m);

describeTemplate.each(isTemplate ? readdirSync(folder) : ['A workflow'])('%s', (file) => {
  const text = isTemplate ? read(file) : '';

  test('names every action by its hash, with the version beside it', () => {
    const actions = text.match(/^.*\buses: (?!\.\/).*$/gm) ?? [];
    const pinned = /^\s+(- )?uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(actions.filter((line) => !pinned.test(line))).toEqual([]);
  });

  test('may read, unless a job says that it needs more, and that job runs nothing of the project', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    for (const job of jobsIn(text).filter((one) => /: write/.test(one)))
      expect(job).not.toMatch(/\brun:|checkout/);
  });

  test('leaves no key behind, knows no secret, and puts nothing that others wrote into a command', () => {
    const checkouts = text.match(/actions\/checkout@/g) ?? [];
    expect(text.match(/persist-credentials: false/g) ?? []).toHaveLength(checkouts.length);
    expect(text).not.toMatch(/\bsecrets\b|pull_request_target/);
    const commands = text.match(/^ +(- )?run: (.*|\|\n( {10}.*\n)+)/gm) ?? [];
    expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
  });
});

(isTemplate ? test : test.skip)('What is published is built with every setting there is', () => {
  for (const name of ['GATSBY_MAPBOX_TOKEN', 'ALLOW_EXAMPLE_URL', ...cmsVariables])
    expect(read('deploy.yml')).toContain(`${name}: \${{ vars.${name} }}`);
});
