/** @jest-environment node */
import { editorPolicy } from '../src/build/policy';

const sourcesIn = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const repository = { repo: 'example/website', branch: 'main' };
const gitHub = ['https://www.githubstatus.com', 'https://avatars.githubusercontent.com'];

test.each([
  [undefined, []],
  [{ name: 'github' }, ['https://api.github.com', ...gitHub]],
  [{ name: 'github', base_url: 'https://auth.example.com' }, ['https://api.github.com', ...gitHub]],
  [
    { name: 'github', api_root: 'https://git.example.com/api/v3' },
    ['https://git.example.com', ...gitHub],
  ],
  [
    { name: 'gitlab' },
    ['https://gitlab.com', 'https://status-api.hostedstatus.com', 'https://secure.gravatar.com'],
  ],
  [{ name: 'gitea' }, ['https://gitea.com']],
  [{ name: 'gitea', base_url: 'https://git.example.com' }, ['https://git.example.com']],
] as const)('With %o the editor reaches only the repository and its service', (backend, hosts) => {
  const sources = sourcesIn(editorPolicy(backend && { ...repository, ...backend }));
  expect(sources['script-src']).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(sources['frame-src']).toEqual(["'self'", 'blob:', 'http:', 'https:']);
  for (const directive of ['connect-src', 'img-src'])
    expect(sources[directive]).toEqual(["'self'", 'blob:', 'data:', ...hosts]);
});
