/** OpenStreetMap's data around the office, fetched through the Overpass API. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { UserError } from '../../src/model/problem';
import { boxOf, isArea, layers, MARGIN, projectionAt } from './features';
import { placeKinds } from './names';

const SERVER = 'https://overpass-api.de/api/interpreter';
const SECONDS = 90;
const LATER = `Try again in a few minutes, or name another server of the Overpass API: OVERPASS_URL=https://…/api/interpreter npm run map
Nothing was changed. You can also use your own picture: in the editor at /admin/, under Pictures and people.`;

const position = z.object({ lat: z.number(), lon: z.number() });
const geometry = z.array(position).optional();
const element = position.partial().extend({
  tags: z.record(z.string(), z.string()).default({}),
  geometry,
  members: z.array(z.object({ geometry })).optional(),
});
const answerModel = z.object({ elements: z.array(element), remark: z.string().optional() });

export type Position = z.infer<typeof position>;
export type MapElement = z.infer<typeof element>;

/** In Overpass QL: ways for lines, ways and relations for areas, and nodes for names. */
function queryAround(office: Position): string {
  const [left, top, right, bottom] = boxOf('wide', MARGIN);
  const { invert } = projectionAt(office);
  const [west = 0, south = 0] = invert?.([left, bottom]) ?? [];
  const [east = 0, north = 0] = invert?.([right, top]) ?? [];
  const bounds = [south, west, north, east].map((degrees) => Number(degrees.toFixed(5)));
  const select = (type: string, tags: Record<string, string[]>) =>
    Object.entries(tags).map(([key, values]) => `${type}[${key}~"^(${values.join('|')})$"];`);
  return [
    `[out:json][timeout:${SECONDS - 10}][bbox:${bounds.join()}];(`,
    ...Object.entries(layers).flatMap(([name, tags]) => select(isArea(name) ? 'wr' : 'way', tags)),
    ...select('node', { place: placeKinds, natural: placeKinds }),
    ');out geom;',
  ].join('\n');
}

/**
 * One request, whose answer is kept in `root`: the server's usage policy asks for few. The variable `OVERPASS_URL` names
 * another server.
 */
export async function fetchElements(office: Position, root: string): Promise<MapElement[]> {
  const query = queryAround(office);
  const hash = createHash('sha256').update(query).digest('hex').slice(0, 12);
  const file = join(root, `.cache/overpass/${hash}.json`);
  try {
    return readElements(file);
  } catch {
    // No answer is kept, or it is damaged.
  }
  const server = process.env.OVERPASS_URL ?? SERVER;
  const { host } = new URL(server);
  const response = await fetch(server, {
    method: 'POST',
    body: new URLSearchParams({ data: query }),
    headers: { 'User-Agent': 'about-page map (npm run map)' },
    signal: AbortSignal.timeout(SECONDS * 1000),
  }).catch((error) => {
    const reason = error.cause?.code ?? error.message;
    throw new UserError(`${host} did not answer (${reason}). Check your connection. ${LATER}`);
  });
  if (!response.ok)
    throw new UserError(`${host} is busy or down (status ${response.status}). ${LATER}`);
  const answer = await response
    .json()
    .then(answerModel.parse)
    .catch(() => {
      throw new UserError(`The answer of ${host} is not JSON of the Overpass API. ${LATER}`);
    });
  // With status 200, if the time or the memory was not enough.
  if (answer.remark)
    throw new UserError(`The answer of ${host} is incomplete: ${answer.remark}. ${LATER}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(answer));
  return answer.elements;
}

/** From a kept answer. */
export const readElements = (file: string) =>
  answerModel.parse(JSON.parse(readFileSync(file, 'utf8'))).elements;
