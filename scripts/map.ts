/**
 * `npm run map`: draws the map of the office from OpenStreetMap's data, in light and dark colours, with names in each
 * published language.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../src/files/contentRoot';
import { writeJson } from '../src/files/files';
import { readCompany, readSite } from '../src/files/read';
import { chosenDesign } from '../src/pipeline/look';
import { runCommand } from './command';
import { drawMaps } from './map/drawMaps';
import { fetchElements } from './map/overpass';

/** As OpenStreetMap writes it; pages in other languages show the English one. */
const credit = {
  en: '© OpenStreetMap contributors',
  ar: '© مساهمو OpenStreetMap',
  de: '© OpenStreetMap-Mitwirkende',
  el: '© Συνεισφέροντες του OpenStreetMap',
};

/** Draws into `content/maps/`. Throws a `UserError`, and changes nothing, if there is no map to draw. */
export async function redrawMaps(root: string): Promise<string> {
  const { languages } = readSite(root);
  const { office } = readCompany(root);
  const position = { lon: office.longitude, lat: office.latitude };
  const elements = await fetchElements(position, root);
  const maps = drawMaps(elements, position, languages, chosenDesign(root).map);
  const folder = join(root, 'content/maps');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, svg] of maps) writeFileSync(join(folder, name), svg);
  writeJson(root, 'content/maps/map.json', { office, credit });
  return `Drawn in content/maps: ${[...maps.keys()].join(', ')}\nLook at them with \`npm start\`, then commit them.`;
}

const help = `Draws the map of the office in content/maps, from OpenStreetMap's data. Another server of the Overpass API:

  OVERPASS_URL=https://…/api/interpreter npm run map`;

if (require.main === module)
  runCommand(help, {}, async () => console.log(await redrawMaps(contentRoot())));
