/** @jest-environment node */
/** What runs on a host's machines may do no more than it must, and only as it was looked at. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cmsVariables } from '../../src/build/editor/cmsBackend';

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
  for (const name of ['GATSBY_MAPBOX_TOKEN', 'ALLOW_EXAMPLE_URL', ...cmsVariables]) {
    expect(deploy).toContain(`${name}: \${{ vars.${name} }}`);
  }
  const [, , test, build, publish] = jobsIn(deploy);
  expect(test).toContain('uses: ./.github/workflows/test.yml');
  expect(build).toContain('needs: [scope, pages, test]');
  expect(publish).toContain('needs: build');
});

test('Only the workflow that publishes refuses the sample’s address', () => {
  const naming = workflows.filter(([, text]) => /PUBLISH: "true"/.test(text)).map(([file]) => file);
  expect(naming).toEqual(['deploy.yml']);
  expect(jobsIn(readFileSync(`${folder}/deploy.yml`, 'utf8'))[3]).toContain('PUBLISH: "true"\n');
});

describe('Whether a push waits for the tests', () => {
  const deploy = readFileSync(`${folder}/deploy.yml`, 'utf8');
  const [, script = ''] = /id: look\n[\s\S]*?run: \|\n((?: {10}.*\n)+)/.exec(deploy) ?? [];
  const repository = mkdtempSync(join(tmpdir(), 'scope-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: repository,
      encoding: 'utf8',
    }).trim();

  /** Commits a change of this file, and gives the commit. */
  function change(file: string): string {
    mkdirSync(join(repository, dirname(file)), { recursive: true });
    appendFileSync(join(repository, file), 'more\n');
    git('add', '.');
    git('commit', '-m', file);
    return git('rev-parse', 'HEAD');
  }

  /** What the job says, if this commit was the last that passed. */
  function hasCodeSince(passed: string): string {
    const tools = join(repository, '.git/tools');
    mkdirSync(tools, { recursive: true });
    writeFileSync(join(tools, 'gh'), `#!/bin/sh\necho "${passed}"\n`, { mode: 0o755 });
    const output = join(tools, 'output');
    writeFileSync(output, '');
    const env = { PATH: `${tools}:${process.env.PATH}`, GITHUB_OUTPUT: output };
    execFileSync('bash', ['-e', '-c', script], { cwd: repository, env, stdio: 'pipe' });
    return readFileSync(output, 'utf8');
  }

  beforeAll(() => git('init'));
  afterAll(() => rmSync(repository, { recursive: true }));

  test('not what an editor has published', () => {
    const passed = change('src/page.tsx');
    change('locales/el/translation.json');
    change('content/company.json');
    expect(hasCodeSince(passed)).toBe('has-code=false\n');
  });

  test('but code, also when it failed before an editor published', () => {
    const passed = change('content/site.json');
    change('package.json');
    change('content/company.json');
    expect(hasCodeSince(passed)).toBe('has-code=true\n');
  });

  test('and whatever comes first', () => {
    change('content/company.json');
    expect(hasCodeSince('')).toBe('has-code=true\n');
  });
});

/** Runs a step's script in `cwd`; `commands` stand in for programs. */
function runStep(
  workflow: string,
  name: string,
  { cwd, commands }: { cwd: string; commands: Record<string, string> },
) {
  const text = readFileSync(`${folder}/${workflow}`, 'utf8');
  const [, step = ''] = text.split(`- name: ${name}\n`);
  const [, script = ''] = /run: \|\n((?: {10}.*\n)+)/.exec(step) ?? [];
  expect(script).not.toBe('');
  const tools = mkdtempSync(join(tmpdir(), 'tools-'));
  for (const [command, body] of Object.entries(commands)) {
    writeFileSync(join(tools, command), `#!/bin/sh\n${body}\n`, { mode: 0o755 });
  }
  const env = { PATH: `${tools}:${process.env.PATH}`, GITHUB_REPOSITORY: 'owner/website' };
  const { status, stdout } = spawnSync('bash', ['-e', '-c', script], {
    cwd,
    env,
    encoding: 'utf8',
  });
  rmSync(tools, { recursive: true });
  return { status, stdout };
}

describe('Before GitHub Pages publishes', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'website-'));
  mkdirSync(join(cwd, 'content'));
  afterAll(() => rmSync(cwd, { recursive: true }));

  const check = (written: string, gh: string) => {
    writeFileSync(join(cwd, 'content/company.json'), JSON.stringify({ url: written }));
    return runStep(
      'deploy.yml',
      "Check that the site's address has the path where GitHub Pages serves it",
      { cwd, commands: { gh } },
    );
  };

  test.each([
    ['https://owner.github.io/website', 'https://owner.github.io/website/'],
    ['https://www.example.com', 'http://www.example.com/'],
  ])('%s may be served at %s', (written, served) => {
    expect(check(written, `echo ${served}`)).toEqual({ status: 0, stdout: '' });
  });

  test('a path that the site is not built for is named', () => {
    const { status, stdout } = check(
      'https://www.example.com',
      'echo https://owner.github.io/website/',
    );
    expect(status).toBe(1);
    expect(stdout).toContain(
      "::error file=content/company.json::The site's address is https://www.example.com, but GitHub Pages serves it at https://owner.github.io/website/.",
    );
  });

  test('an owner learns what is wrong at once, not after the tests', () => {
    const [, job] = jobsIn(readFileSync(`${folder}/deploy.yml`, 'utf8'));
    expect(job).toMatch(/^ {2}pages:\n/);
    expect(job).toContain("if: vars.HOST == '' || vars.HOST == 'github-pages'\n");
    expect(job).not.toMatch(/needs:|npm/);
  });

  test('it must be on', () => {
    const { status, stdout } = check('https://www.example.com', 'exit 1');
    expect(status).toBe(1);
    expect(stdout).toContain('::error::GitHub Pages is off.');
  });
});

test('A search for vulnerabilities without an answer counts as not done', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'audit-'));
  const audit = (npm: string) =>
    runStep('test.yml', 'Look for known vulnerabilities', { cwd, commands: { npm } });
  expect(audit('echo "{}"')).toEqual({ status: 0, stdout: '' });
  expect(audit('echo \'{"metadata":{}}\'; exit 1').status).toBe(1);
  expect(audit('echo \'{"error":{"code":"ENOAUDIT"}}\'; exit 1')).toEqual({
    status: 1,
    stdout: '::error::Not done: npm audit got no answer from the registry.\n',
  });
  rmSync(cwd, { recursive: true });
});

test('A push runs the tests once', () => {
  const triggers = (name: string) =>
    /^on:\n((?: {2}.*\n)+)/m.exec(readFileSync(`${folder}/${name}`, 'utf8'))?.[1];
  expect(triggers('test.yml')).toBe('  pull_request:\n  workflow_call:\n  workflow_dispatch:\n');
  expect(triggers('deploy.yml')).toBe('  push:\n    branches: [main]\n  workflow_dispatch:\n');
});
