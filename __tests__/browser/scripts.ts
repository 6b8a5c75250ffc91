/** The built site's scripts by purpose. Only this file knows their names, or a word that each contains. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteWithToken } from '../tools/paths';

export const scripts = {
  all: '**/*.js',
  /** The page's first script, without React. */
  client: '**/client-*.js',
  islands: '**/islands-*.js',
};

/** The map engine's, found by a word that only this one contains. */
export const mapEngine = () => scriptWith('mapboxgl-canvas-container');

/** A pattern of the script's address. */
function scriptWith(word: string): RegExp {
  const [name, ...others] = readdirSync(siteWithToken).filter(
    (file) =>
      file.endsWith('.js') && readFileSync(join(siteWithToken, file), 'utf8').includes(word),
  );
  if (!name || others.length > 0)
    throw new Error(`Exactly one script in ${siteWithToken} must contain ${word}.`);
  return new RegExp(`/${name.replaceAll('.', String.raw`\.`)}$`);
}
