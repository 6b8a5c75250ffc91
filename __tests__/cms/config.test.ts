/** @jest-environment node */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cmsConfig } from '../../src/cms/config';
import { entryNames } from '../../src/cms/entries';
import { contentRoot } from '../../src/model/files/contentRoot';
import { readAbout, readSite } from '../../src/model/files/read';
import { isPicturePath } from '../../src/model/pictures';
import { configWith, settings } from './editor';

const { languages } = readSite(contentRoot());
const repo = 'example/website';

test.each([
  ['GitHub', 'editorial_workflow', { name: 'github', repo }],
  ['GitLab', 'editorial_workflow', { name: 'gitlab', repo }],
  ['Gitea, where the CMS has none', 'simple', { name: 'gitea', repo }],
  ['a folder on the editor’s computer', 'simple', undefined],
] as const)('Changes are reviewed where that can be: %s', (_, mode, backend) => {
  expect(configWith(backend).publish_mode).toBe(mode);
});

test('Changes are saved to the repository in the build’s settings', () => {
  const backend = { name: 'github', repo, branch: 'main' } as const;
  expect(configWith(backend).backend).toMatchObject(backend);
});

test('Without a repository no third party is contacted to sign in', () => {
  expect(configWith().backend).toMatchObject({ name: 'gitea', auth_methods: ['token'] });
});

test.each([undefined, { name: 'gitlab', repo, branch: undefined, api_root: undefined }] as const)(
  'Nothing in it is undefined, at which the CMS would stop (%j)',
  (backend) => {
    const config = cmsConfig({ ...settings, backend });
    expect(config).toStrictEqual(JSON.parse(JSON.stringify(config)));
  },
);

test('Every language can be edited in its folder, the default one first, drafts as well', () => {
  expect(configWith().i18n).toMatchObject({
    structure: 'multiple_folders',
    locales: ['en', 'el', 'fr'],
    default_locale: 'en',
  });
});

test('The texts of pages are in each language', () => {
  const translated = configWith().singletons.filter(({ i18n }) => i18n);
  expect(translated.map(({ name, file }) => [name, file])).toEqual([
    ['about', 'locales/{{locale}}/translation.json'],
    ['imprint', 'content/imprint/{{locale}}.md'],
    ['privacy', 'content/privacy/{{locale}}.md'],
    ['notFound', 'locales/{{locale}}/notFound.json'],
    ['labels', 'locales/{{locale}}/labels.json'],
  ]);
});

test('Each entry is saved to the files that the build reads', () => {
  const { singletons } = configWith();
  expect(singletons.map(({ name }) => name)).toEqual(entryNames);
  expect(singletons.at(-1)?.file).toBe('content/site.json');
  for (const { file } of singletons.filter(
    ({ name }) => !['imprint', 'privacy', 'languages'].includes(name),
  )) {
    for (const code of languages) {
      expect([file, existsSync(join(contentRoot(), file.replace('{{locale}}', code)))]).toEqual([
        file,
        true,
      ]);
    }
  }
});

test('A picture left out leaves no empty path behind', () => {
  expect(configWith().output.omit_empty_optional_fields).toBe(true);
});

describe('A picture', () => {
  const { media_folder, public_folder, media_libraries } = configWith();

  test('in the content is found in the editor', () => {
    const team = readAbout(contentRoot()).team.file;
    expect(existsSync(join(contentRoot(), team.replace(public_folder, media_folder)))).toBe(true);
  });

  test('that is new has a path as in the content', () => {
    expect(isPicturePath(`${public_folder}/harbour.jpg`)).toBe(true);
    expect(media_libraries.default.config.slugify_filename).toBe(true);
  });

  test('of another service is not offered', () => {
    expect(media_libraries.stock_assets.providers).toEqual([]);
  });
});

test('No other configuration is requested', () => {
  expect(configWith().load_config_file).toBe(false);
});
