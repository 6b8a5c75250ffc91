/** @jest-environment node */
import { createHash } from 'node:crypto';
import { editorPolicy } from '../../src/hosting/editorPolicy';

const script =
  'a={hash:"svelte-1a",code:"p{content:\\"\\\\2014\\"}"};b={hash:`svelte-2b`,code:`a{b:c}\nd{e:f}`};t(`<i style="display: contents"></i>`)';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((one) => one.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

it('allows just the styles that the CMS writes', () => {
  expect(directive(editorPolicy([script], undefined), 'style-src')).toEqual([
    "'self'",
    "'unsafe-hashes'",
    hash('p{content:"\\2014"}'),
    hash('a{b:c}\nd{e:f}'),
    hash('display: contents'),
  ]);
});

it('finds them in scripts that are not minified, as while developing', () => {
  const spacious = 'const a = {\n  hash: "svelte-1a",\n  code: "p{a:b}"\n};';
  expect(directive(editorPolicy([spacious], undefined), 'style-src')).toContain(hash('p{a:b}'));
});

it('waves no script through', () => {
  expect(directive(editorPolicy([script], undefined), 'script-src')).toEqual(["'self'"]);
});

it('names no host where nothing is published to one', () => {
  expect(editorPolicy([script], undefined)).not.toMatch(/https:/);
});

const repository = { repo: 'example/website', branch: 'main' };

it.each([
  [{ name: 'github' }, ['https://api.github.com', 'https://www.githubstatus.com']],
  [
    { name: 'github', base_url: 'https://auth.example.com' },
    ['https://api.github.com', 'https://www.githubstatus.com'],
  ],
  [
    { name: 'github', api_root: 'https://git.example.com/api/v3' },
    ['https://git.example.com', 'https://www.githubstatus.com'],
  ],
  [{ name: 'gitlab' }, ['https://gitlab.com', 'https://status-api.hostedstatus.com']],
  [{ name: 'gitea', base_url: 'https://git.example.com' }, ['https://git.example.com']],
] as const)('asks the repository’s own host, and how its service is: %o', (backend, hosts) => {
  const policy = editorPolicy([script], { ...repository, ...backend });
  expect(directive(policy, 'connect-src')).toEqual(["'self'", 'blob:', 'data:', ...hosts]);
});

it('says what to look at when the CMS writes its styles otherwise', () => {
  expect(() => editorPolicy(['a="b"'], undefined)).toThrow(/editorPolicy\.ts finds no styles/);
});
