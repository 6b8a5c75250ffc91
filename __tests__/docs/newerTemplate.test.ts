/**
 * The steps of "Take a newer template" in docs/publishing.md.
 * @jest-environment node
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../model/project';
import { describeTemplate } from '../tools/template';
import { temporaryFolder } from '../tools/temporaryFolder';

const folder = temporaryFolder();

let day = 1;
/** On one day after another. */
function git(repository: string, ...args: string[]): void {
  const date = `2030-01-${String(day++).padStart(2, '0')}T12:00:00Z`;
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', ['-C', repository, ...who, ...args], { env, stdio: 'ignore' });
}

function commit(repository: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(repository, name, '..'), { recursive: true });
    writeFileSync(join(repository, name), text);
  }
  git(repository, 'add', '.');
  git(repository, 'commit', '-m', 'Change');
}

describeTemplate('A copy of the template', () => {
  test.each([
    ['whole', []],
    ['shallow', ['--depth=1']],
  ])(
    'in a %s clone takes what the template has changed since, and keeps its content',
    (name, options) => {
      const [template, owner, clone] = ['template', 'owner', 'clone'].map((part) =>
        join(folder, name, part),
      ) as [string, string, string];
      mkdirSync(template, { recursive: true });
      git(template, 'init', '-b', 'main');
      commit(template, {
        'code.ts': 'old',
        'content/a.json': 'sample',
        'content/pictures/used.jpg': 'picture',
        'locales/en/labels.json': 'sample',
        'static/robots.txt': 'sample',
      });
      // "Use this template" starts a new history.
      cpSync(template, owner, { recursive: true });
      rmSync(join(owner, '.git'), { recursive: true });
      git(owner, 'init', '-b', 'main');
      commit(owner, { 'content/a.json': 'own' });
      commit(template, {
        'code.ts': 'new',
        'content/a.json': 'newer sample',
        'locales/en/labels.json': 'changed only here',
        'locales/fr/labels.json': 'added',
        'static/.well-known/new.txt': 'added',
      });
      git(template, 'rm', 'content/pictures/used.jpg');
      git(template, 'commit', '-m', 'Use other pictures');
      commit(owner, { 'content/a.json': 'own, later' });
      execFileSync('git', ['clone', ...options, `file://${owner}`, clone], { stdio: 'ignore' });

      const [, section = ''] = readFileSync('docs/publishing.md', 'utf8').split(
        '## Take a newer template',
      );
      const steps = Array.from(section.matchAll(/```sh\n([^`]*)```/g), ([, text]) => text)
        .join('')
        .replace(/https:\S+/, `file://${template}`);
      const identity = {
        GIT_AUTHOR_NAME: 'A',
        GIT_AUTHOR_EMAIL: 'a@example.com',
        GIT_COMMITTER_NAME: 'A',
        GIT_COMMITTER_EMAIL: 'a@example.com',
      };
      execFileSync('bash', ['-uc', steps], {
        cwd: clone,
        env: { ...process.env, ...identity, GIT_MERGE_AUTOEDIT: 'no' },
        stdio: 'pipe',
      });
      expect(readFileSync(join(clone, 'code.ts'), 'utf8')).toBe('new');
      for (const folder of ['content', 'locales', 'static'])
        expect(filesIn(join(clone, folder))).toEqual(filesIn(join(owner, folder)));
      const status = execFileSync('git', ['-C', clone, 'status', '--short'], { encoding: 'utf8' });
      expect(status).toBe('');
    },
  );
});
