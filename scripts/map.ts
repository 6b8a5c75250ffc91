/** `npm run map`: draws the maps of the office from OpenStreetMap's data. */
import { join } from 'node:path';
import { credits, drawOfficeMaps, MapError } from '../plugins/office-map/draw';
import { writeJson } from '../src/files/files';
import { allLanguages, readCompany, readLook } from '../src/files/read';
import { designs } from '../src/looks/designs';
import { matchLanguage } from '../src/model/languages';
import { DRAWN_MAP } from '../src/model/model';
import { positionOf } from '../src/model/position';
import { UserError } from '../src/model/problem';
import { runCommand } from './command';

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
export async function redrawMaps(
  root: string,
  onProgress: (line: string) => void,
): Promise<string> {
  // Drafts are drawn as well, so that a language has its names when it is published.
  const languages = allLanguages(root);
  const { look } = readLook(root);
  const { office } = readCompany(root);
  const { latitude: lat, longitude: lon } = positionOf(office);
  const drawn = drawOfficeMaps({
    position: { lat, lon },
    languages,
    colors: designs[look].map,
    folder: join(root, 'content/maps'),
    cache: join(root, '.cache/overpass'),
    userAgent: 'about-page map (npm run map)',
    onProgress,
  });
  const files = await drawn.catch((error) => {
    throw error instanceof MapError ? new UserError(`${error.message}\n${OTHERWISE}`) : error;
  });
  writeJson(root, DRAWN_MAP, { office, look, credit: creditIn(languages) });
  return `Drawn in content/maps: ${files.join(', ')}\nLook at them with \`npm start\`, then commit them.`;
}

const OTHERWISE = `Nothing was changed. The position is in content/company.json; \`npm run map -- --help\` says how to ask another server.
You can also use your own picture: in the editor at /admin/, under Pictures and people.`;

const help = `Draws the map of the office in content/maps, from OpenStreetMap's data. To ask another server of the Overpass
API, in Linux and macOS, and in Windows' PowerShell:

  OVERPASS_URL=https://…/api/interpreter npm run map
  $env:OVERPASS_URL="https://…/api/interpreter"; npm run map`;

if (require.main === module)
  runCommand(help, {}, async (_values, _positionals, root) =>
    console.log(await redrawMaps(root, console.log)),
  );
