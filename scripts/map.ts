/** `npm run map`: draws the maps of the office from OpenStreetMap's data. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFile, writeJson } from '../src/files/files';
import { allLanguages, chosenLook, readCompany } from '../src/files/read';
import { designs } from '../src/looks/designs';
import { matchLanguage } from '../src/model/languages';
import { DRAWN_MAP } from '../src/model/model';
import { positionOf } from '../src/model/position';
import { runCommand } from './command';
import credits from './map/credits.json';
import { drawMaps } from './map/drawMaps';
import { fetchElements } from './map/overpass';

/** openstreetmap.org's own credits, in the languages that it has; pages in others show the English one. */
function creditIn(languages: readonly string[]): Record<string, string> {
  const known = new Map(Object.entries(credits));
  const entries = languages.map((code) => [
    code,
    known.get(matchLanguage([code], [...known.keys()]) ?? ''),
  ]);
  return Object.fromEntries([['en', credits.en], ...entries].filter(([, credit]) => credit));
}

/** Draws into `content/maps/`. Throws a `UserError`, and changes nothing, if there is no map to draw. */
export async function redrawMaps(root: string, progress: (line: string) => void): Promise<string> {
  // Drafts are drawn as well, so that a language has its names when it is published.
  const languages = allLanguages(root);
  const look = chosenLook(root);
  const { office } = readCompany(root);
  const { latitude: lat, longitude: lon } = positionOf(office);
  const position = { lat, lon };
  const elements = await fetchElements(position, root, progress);
  progress(`Drawing ${elements.length} streets, shores and places …`);
  const maps = drawMaps(elements, position, languages, designs[look].map);
  const folder = join(root, 'content/maps');
  rmSync(folder, { recursive: true, force: true });
  for (const [name, svg] of maps) writeFile(join(folder, name), svg);
  writeJson(root, DRAWN_MAP, { office, look, credit: creditIn(languages) });
  return `Drawn in content/maps: ${[...maps.keys()].join(', ')}\nLook at them with \`npm start\`, then commit them.`;
}

const help = `Draws the map of the office in content/maps, from OpenStreetMap's data. To ask another server of the Overpass
API, in Linux and macOS, and in Windows' PowerShell:

  OVERPASS_URL=https://…/api/interpreter npm run map
  $env:OVERPASS_URL="https://…/api/interpreter"; npm run map`;

if (require.main === module)
  runCommand(help, {}, async (_values, _positionals, root) =>
    console.log(await redrawMaps(root, console.log)),
  );
