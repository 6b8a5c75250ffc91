/** @jest-environment node */
/** What runs on a host's machines may do no more than it must, and only as it was looked at. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cmsVariables } from '../../src/pipeline/cmsBackend';
import { describeTemplate, isTemplate } from '../tools/template';
import { temporaryFolder } from '../tools/temporaryFolder';

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

(isTemplate ? test : test.skip).each(['deploy.yml', 'full.yml', 'test.yml'])(
  '%s has the pictures that an owner keeps in Git LFS',
  (file) => {
    const jobs = jobsIn(read(file)).filter((job) => /npm (test|run)/.test(job));
    expect(jobs.length).toBeGreaterThan(0);
    for (const job of jobs) expect(job).toContain('lfs: true');
    // Debian's image has no Git LFS.
    for (const job of jobs.filter((one) => /container:/.test(one)))
      expect(job).toMatch(/install --yes git-lfs[\s\S]*actions\/checkout@/);
  },
);

(isTemplate ? test : test.skip)('What is published is built with every setting there is', () => {
  for (const name of ['GATSBY_MAPBOX_TOKEN', 'ALLOW_EXAMPLE_URL', ...cmsVariables])
    expect(read('deploy.yml')).toContain(`${name}: \${{ vars.${name} }}`);
});

describeTemplate('The tests of a pull request', () => {
  const folder = temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  /** Returns the commit. */
  const commit = (file: string): string => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    appendFileSync(join(folder, file), 'x');
    git('add', '.');
    git('commit', '-qm', file);
    return git('rev-parse', 'HEAD');
  };
  /** Runs the step of `test.yml`. */
  const hasCode = (base: string) => {
    const [, script = ''] = /id: look\n[^|]*run: \|\n((?: {10}.*\n)+)/.exec(read('test.yml')) ?? [];
    const env = { ...process.env, BASE: base, GITHUB_OUTPUT: join(folder, '.git/output') };
    rmSync(env.GITHUB_OUTPUT, { force: true });
    execFileSync('bash', ['-e', '-c', script], { cwd: folder, env });
    return readFileSync(env.GITHUB_OUTPUT, 'utf8').trim();
  };

  test('run only if it changes more than content', () => {
    git('init', '-q');
    const base = commit('src/page.tsx');
    git('checkout', '-qb', 'draft');
    commit('locales/en/labels.json');
    commit('content/pictures/team.jpg');
    expect(hasCode(base)).toBe('has-code=false');
    expect(hasCode('')).toBe('has-code=true');
    // What was merged elsewhere since is not the draft's.
    git('checkout', '-q', '-');
    const moved = commit('src/page.tsx');
    git('checkout', '-q', 'draft');
    expect(hasCode(moved)).toBe('has-code=false');
    commit('src/content/page.tsx');
    expect(hasCode(moved)).toBe('has-code=true');
  });
});
