/**
 * The commands of "Take a newer template" in docs/publishing.md, on a small template and a site made from it.
 * @jest-environment node
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const [, section = ''] = readFileSync('docs/publishing.md', 'utf8').split(
  '\n## Take a newer template\n',
);
const [merge = '', start = ''] = [...section.matchAll(/```sh\n(git .*?|start=.*?)```/gs)].map(
  ([, commands]) => commands,
);

const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
const [template, site] = [join(folder, 'template'), join(folder, 'site')] as const;
afterAll(() => rmSync(folder, { recursive: true }));

const inRepository = (cwd: string, commands: string, day = 1) =>
  execFileSync('bash', ['-e', '-c', commands], {
    cwd,
    stdio: 'pipe',
    env: {
      ...process.env,
      ...Object.fromEntries(
        ['AUTHOR', 'COMMITTER'].flatMap((who) => [
          [`GIT_${who}_NAME`, 'a'],
          [`GIT_${who}_EMAIL`, 'a@example.com'],
          [`GIT_${who}_DATE`, `2031-01-0${day}T00:00:00Z`],
        ]),
      ),
    },
  });
const read = (file: string) => readFileSync(join(site, file), 'utf8');

function commit(repository: string, day: number, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, file)), { recursive: true });
    writeFileSync(join(repository, file), text);
  }
  inRepository(repository, 'git add . && git commit -qm change', day);
}

test('A site made from the template takes its code, and keeps its own content, also the next time', () => {
  for (const repository of [template, site]) {
    mkdirSync(repository);
    inRepository(repository, 'git init -qb main');
    copyFileSync('.gitattributes', join(repository, '.gitattributes'));
  }
  const first = { 'content/company.json': 'sample', 'src/a.ts': 'one\n\n\ntwo\n', 'src/b.ts': 'b' };
  commit(template, 1, first);
  commit(site, 2, first);
  commit(site, 3, { 'content/company.json': 'own', 'src/a.ts': 'own one\n\n\ntwo\n' });
  commit(template, 4, { 'content/company.json': 'newer', 'src/a.ts': 'one\n\n\nnewer two\n' });

  const [configure = '', remote = '', fetch = '', merging = ''] = merge.trim().split('\n');
  const address = remote.replace(/https:.*$/, template);
  inRepository(site, [configure, address, fetch, start, `${merging} --no-edit`].join('\n'), 5);
  expect(read('content/company.json')).toBe('own');
  expect(read('src/a.ts')).toBe('own one\n\n\nnewer two\n');

  commit(template, 6, { 'content/company.json': 'newest', 'src/b.ts': 'newest' });
  inRepository(site, `${fetch}\n${merging} --no-edit`, 7);
  expect([read('content/company.json'), read('src/b.ts')]).toEqual(['own', 'newest']);
});
