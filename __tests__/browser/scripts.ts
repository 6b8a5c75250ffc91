/** The built site's scripts by what they do: only here are they known by name, or by a word they contain. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleSite, siteWithToken } from '../../scripts/paths';

export const scripts = {
  all: '**/*.js',
  /** What runs first, and without React. */
  client: '**/client-*.js',
  islands: '**/islands-*.js',
  react: '**/framework-*.js',
};

/** Libraries that have a script of their own, found by a word that only this library contains. */
export const libraries = {
  typing: () => scriptWith('smartBackspace', sampleSite),
  mapEngine: () => scriptWith('mapboxgl-canvas-container', siteWithToken),
  /** Reads the tiles. */
  mapWorker: () => scriptWith('workerSources', siteWithToken),
};

/** A pattern of its address. */
function scriptWith(word: string, site: string): RegExp {
  const folder = join(site, 'static');
  const [name, ...others] = readdirSync(folder).filter(
    (file) => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes(word),
  );
  if (!name || others.length > 0)
    throw new Error(`Not exactly one script in ${folder} has ${word}.`);
  return new RegExp(`/${name.replaceAll('.', String.raw`\.`)}$`);
}
