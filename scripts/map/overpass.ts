/** OpenStreetMap's data around the office, fetched through the Overpass API. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { mapSizes } from '../../src/model/pictures';
import { UserError } from '../../src/model/problem';
import { projectionAt } from './features';

const SERVER = 'https://overpass-api.de/api/interpreter';
const SECONDS = 90;
const LATER =
  'Try again in a few minutes, or name another server of the Overpass API: OVERPASS_URL=https://…/api/interpreter npm run map';

const position = z.object({ lat: z.number(), lon: z.number() });
const geometry = z.array(position).optional();
const element = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.number(),
  lat: z.number().optional(),
  lon: z.number().optional(),
  tags: z.record(z.string(), z.string()).default({}),
  geometry,
  members: z.array(z.object({ geometry })).optional(),
});
const answerModel = z.object({ elements: z.array(element), remark: z.string().optional() });

export type Position = z.infer<typeof position>;
export type MapElement = z.infer<typeof element>;

/** In pixels around a map, so that the shores of clipped water are out of sight. */
export const MARGIN = 32;

/** In Overpass QL. */
function queryAround(office: Position): string {
  const [x, y] = [mapSizes.wide.width / 2 + MARGIN, mapSizes.wide.height / 2 + MARGIN];
  const { invert } = projectionAt(office);
  const [west = 0, south = 0] = invert?.([-x, y]) ?? [];
  const [east = 0, north = 0] = invert?.([x, -y]) ?? [];
  const bounds = [south, west, north, east].map((degrees) => Number(degrees.toFixed(5)));
  return `[out:json][timeout:${SECONDS - 10}][bbox:${bounds.join()}];
(
  way[natural=coastline];
  way[natural=water];
  rel[natural=water];
  way[waterway~"^(river|canal)$"];
  way[~"^(leisure|landuse|natural)$"~"^(park|forest|wood)$"];
  rel[~"^(leisure|landuse|natural)$"~"^(park|forest|wood)$"];
  way[highway~"^(motorway|trunk|primary|secondary|tertiary)$"];
  way[route=ferry];
  node[place~"^(city|town|suburb|village|quarter|hamlet|island|sea)$"];
  node[natural~"^(bay|strait|peak)$"];
);
out geom;
`;
}

/**
 * One request, whose answer is kept in `root`: the server's usage policy asks for few. The variable `OVERPASS_URL` names
 * another server.
 */
export async function fetchElements(office: Position, root: string): Promise<MapElement[]> {
  const query = queryAround(office);
  const hash = createHash('sha256').update(query).digest('hex').slice(0, 12);
  const file = join(root, `.cache/overpass/${hash}.json`);
  if (existsSync(file)) return readElements(file);
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
  const text = await response.text();
  const elements = parseAnswer(text, `The answer of ${host}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return elements;
}

/** From a kept answer. */
export const readElements = (file: string) => parseAnswer(readFileSync(file, 'utf8'), file);

function parseAnswer(text: string, name: string): MapElement[] {
  let answer: z.infer<typeof answerModel>;
  try {
    answer = answerModel.parse(JSON.parse(text));
  } catch {
    throw new UserError(`${name} is not JSON of the Overpass API. ${LATER}`);
  }
  // With status 200, if the time or the memory was not enough.
  if (answer.remark) throw new UserError(`${name} is incomplete: ${answer.remark}. ${LATER}`);
  return answer.elements;
}
