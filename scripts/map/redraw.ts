/** Draws the maps of the office into `content/maps/`. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCompany, readSite } from '../../src/content/files/read';
import { writeJson } from '../../src/content/files/writeJson';
import type { DrawnMap } from '../../src/content/model';
import { drawMaps } from './drawMaps';
import { fetchAnswer, queryAround, readAnswer } from './overpass';

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

/** The Overpass query for the map of the office. */
export const officeQuery = (root: string) => queryAround(positionOf(root));

/**
 * `file` is a downloaded answer of the Overpass API; without one, the data are fetched. Returns the names of the maps.
 * Throws a `UserError`, and changes nothing, if there is no map to draw.
 */
export async function redrawMaps(root: string, file?: string): Promise<string[]> {
  const { languages } = readSite(root);
  const elements = file ? readAnswer(file) : await fetchAnswer(officeQuery(root));
  const maps = drawMaps(elements, positionOf(root), languages);
  const credit = Object.fromEntries(
    Object.entries(credits).filter(([code]) => code === 'en' || languages.includes(code)),
  );
  replaceMaps(root, maps, { office: readCompany(root).office, credit });
  return [...maps.keys()];
}

function positionOf(root: string) {
  const { longitude, latitude } = readCompany(root).office;
  return { lon: longitude, lat: latitude };
}

/** All at once, so that a failure leaves the old ones. */
function replaceMaps(root: string, maps: ReadonlyMap<string, string>, map: DrawnMap): void {
  const [folder, drawn, old] = ['content/maps', 'content/maps.new', 'content/maps.old'];
  for (const one of [drawn, old]) rmSync(join(root, one), { recursive: true, force: true });
  mkdirSync(join(root, drawn));
  for (const [name, svg] of maps) writeFileSync(join(root, drawn, name), svg);
  writeJson(root, `${drawn}/map.json`, map);
  if (existsSync(join(root, folder))) renameSync(join(root, folder), join(root, old));
  renameSync(join(root, drawn), join(root, folder));
  rmSync(join(root, old), { recursive: true, force: true });
}
