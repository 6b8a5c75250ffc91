/**
 * `npm run map`: draws the map of the office from OpenStreetMap's data, in light and dark colours, with names in each
 * published language. `-- --file answer.json` reads downloaded data; `-- --query` prints the query to download them.
 */
import { parseArgs } from 'node:util';
import { contentRoot } from '../src/model/files/contentRoot';
import { UserError } from '../src/model/problem';
import { officeQuery, redrawMaps } from './map/redraw';

async function run(): Promise<string> {
  const { values } = parseArgs({
    options: { file: { type: 'string' }, query: { type: 'boolean' } },
  });
  if (values.query) return officeQuery(contentRoot());
  const files = await redrawMaps(contentRoot(), values.file);
  return `Drawn in content/maps: ${files.join(', ')}\nLook at them with \`npm start\`, then commit them.`;
}

run().then(console.log, (error: Error) => {
  const hint =
    error instanceof UserError
      ? 'The map in content/maps is as before. You can also use your own picture: see docs/map.md.'
      : 'Options: --file <file>, --query. `npm run check` lists mistakes in the content.';
  console.error(`${error.message}\n${hint}`);
  process.exitCode = 1;
});
