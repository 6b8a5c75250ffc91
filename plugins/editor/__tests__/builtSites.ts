/** Builds the editors of the tiny site that browser tests open, once for all of them: one for each place to save. */
import { join } from 'node:path';
import type { EditorOptions } from '..';
import { buildEditor } from '../src/build/build';
import { languages } from './useTinySite';

/** Where the Git services are. */
export const gitServer = 'https://git.example.com';

const roots = { gitea: 'api/v1', github: 'api/v3', gitlab: 'api/v4' };
export type ServiceName = keyof typeof roots;
export const serviceNames = Object.keys(roots) as ServiceName[];
export type Place = 'folder' | ServiceName;
export const places: Place[] = ['folder', ...serviceNames];

export const folderOf = (place: Place): string => `node_modules/.cache/sites/editor-${place}`;

const backendOf = (name: ServiceName) => ({
  name,
  repo: 'example/website',
  auth_methods: ['token'],
  base_url: gitServer,
  api_root: `${gitServer}/${roots[name]}`,
  graphql_api_root: name === 'github' ? `${gitServer}/api/graphql` : undefined,
});

const optionsFor = (place: Place): EditorOptions => ({
  site: join(__dirname, 'tinySite.ts'),
  page: join(__dirname, 'tinyPage.tsx'),
  title: 'Tiny',
  siteUrl: 'https://www.example.com',
  languages,
  files: [],
  backend: place === 'folder' ? undefined : backendOf(place),
});

export const buildSite = (place: Place): Promise<void> =>
  buildEditor(folderOf(place), optionsFor(place));

export default async function buildSites(): Promise<void> {
  await Promise.all(places.map(buildSite));
}
