/** Draws the maps of the office into `content/maps/`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeJson } from '../../src/model/files/files';
import { readCompany, readSite } from '../../src/model/files/read';
import { drawMaps } from './drawMaps';
import { fetchElements, queryAround, readElements } from './overpass';

/** As OpenStreetMap writes it; pages in other languages show the English one. */
const credits: Record<string, string> = {
  en: '© OpenStreetMap contributors',
  ar: '© مساهمو OpenStreetMap',
  de: '© OpenStreetMap-Mitwirkende',
  el: '© Συνεισφέροντες του OpenStreetMap',
  es: '© Colaboradores de OpenStreetMap',
  fr: '© Contributeurs d’OpenStreetMap',
  it: '© Contributori di OpenStreetMap',
};

/** Returns the names of the maps. Throws a `UserError`, and changes nothing, if there is no map to draw. */
export async function redrawMaps(root: string, file?: string): Promise<string[]> {
  const { languages } = readSite(root);
  const elements = file
    ? readElements(file)
    : await fetchElements(officeQuery(root), join(root, '.cache/overpass'));
  const maps = drawMaps(elements, positionOf(root), languages);
  const folder = join(root, 'content/maps');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, svg] of maps) writeFileSync(join(folder, name), svg);
  const credit = Object.entries(credits).filter(
    ([code]) => code === 'en' || languages.includes(code),
  );
  writeJson(root, 'content/maps/map.json', {
    office: readCompany(root).office,
    credit: Object.fromEntries(credit),
  });
  return [...maps.keys()];
}

/** The Overpass query for the map of the office. */
export const officeQuery = (root: string) => queryAround(positionOf(root));

function positionOf(root: string) {
  const { longitude, latitude } = readCompany(root).office;
  return { lon: longitude, lat: latitude };
}
