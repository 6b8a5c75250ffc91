/** The built site's scripts by purpose. Only this file knows their names, or a word that each contains. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleSite, siteWithToken } from '../../scripts/paths';

export const scripts = {
  all: '**/*.js',
  /** The page's first script, without React. */
  client: '**/client-*.js',
  islands: '**/islands-*.js',
  react: '**/framework-*.js',
};

/** Libraries and other parts in separate scripts, found by a word that only this one contains. */
export const libraries = {
  typing: () => scriptWith('smartBackspace', sampleSite),
  mapConsent: () => scriptWith('pagehide', siteWithToken),
  mapEngine: () => scriptWith('mapboxgl-canvas-container', siteWithToken),
  /** Parses the tiles. */
  mapWorker: () => scriptWith('workerSources', siteWithToken),
};

/** A pattern of the script's address. */
function scriptWith(word: string, site: string): RegExp {
  const folder = join(site, 'static');
  const [name, ...others] = readdirSync(folder).filter(
    (file) => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes(word),
  );
  if (!name || others.length > 0)
    throw new Error(`Exactly one script in ${folder} must contain ${word}.`);
  return new RegExp(`/${name.replaceAll('.', String.raw`\.`)}$`);
}
