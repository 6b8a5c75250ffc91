/** OpenStreetMap's data around the office: fetched through the Overpass API, or read from a downloaded answer. */
import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { mapSizes } from '../../src/components/map/drawnMap';
import { UserError } from '../../src/content/userError';
import { boundsAround, type Position } from './geometry';

const SERVER = 'https://overpass-api.de/api/interpreter';
/** In seconds. */
const TIME_LIMIT = 90;
/** In bytes. The densest cities have about 15 MB. */
const MAX_SIZE = 60_000_000;

const position = z.object({ lat: z.number(), lon: z.number() });
const geometry = z.array(position.nullable()).optional();
const element = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.number(),
  lat: z.number().optional(),
  lon: z.number().optional(),
  tags: z.record(z.string(), z.string()).default({}),
  geometry,
  members: z.array(z.object({ role: z.string(), geometry })).optional(),
});
const answerModel = z.object({ elements: z.array(element), remark: z.string().optional() });

export type MapElement = z.infer<typeof element>;

/** In Overpass QL. */
export function queryAround(office: Position): string {
  const { width, height } = mapSizes.wide;
  return `[out:json][timeout:${TIME_LIMIT - 10}][bbox:${boundsAround(office, width, height).join()}];
(
  way[natural=coastline];
  way[natural=water];
  rel[natural=water];
  way[waterway~"^(river|canal)$"];
  way[~"^(leisure|landuse|natural)$"~"^(park|forest|wood)$"];
  rel[~"^(leisure|landuse|natural)$"~"^(park|forest|wood)$"];
  way[highway~"^(motorway|trunk|primary|secondary|tertiary)$"];
  way[railway=rail][!service];
  way[route=ferry];
  node[place~"^(city|town|suburb|village|quarter|neighbourhood|hamlet|island|sea)$"];
  node[natural~"^(bay|strait|peak)$"];
);
out geom;
`;
}

/** The variable `OVERPASS_URL` names another server. */
export async function fetchAnswer(query: string, seconds = TIME_LIMIT): Promise<MapElement[]> {
  const server = process.env.OVERPASS_URL ?? SERVER;
  const { host } = new URL(server);
  const signal = AbortSignal.timeout(seconds * 1000);
  try {
    const response = await fetch(server, {
      method: 'POST',
      body: new URLSearchParams({ data: query }),
      headers: { 'User-Agent': 'about-page map (npm run map)' },
      signal,
    });
    if (response.status === 429 || response.status >= 500)
      throw new UserError(`${host} is busy or down (status ${response.status}). ${LATER}`);
    if (!response.ok)
      throw new UserError(`${host} refused the query (status ${response.status}). ${LATER}`);
    return parseAnswer(await textOf(response, host), `The answer of ${host}`, LATER);
  } catch (error) {
    if (error instanceof UserError) throw error;
    const reason = signal.aborted ? `within ${seconds} seconds` : `(${reasonOf(error)})`;
    throw new UserError(`${host} did not answer ${reason}. ${LATER}`);
  }
}

const LATER = 'Try again in a few minutes, or download the data: see docs/map.md.';

const reasonOf = (error: unknown) => {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
};

async function textOf({ body }: Response, host: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MAX_SIZE) throw tooLarge(`The answer of ${host}`);
  }
  return Buffer.concat(chunks).toString();
}

export function readAnswer(file: string): MapElement[] {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new UserError(`${file} does not exist.`);
  if (size > MAX_SIZE) throw tooLarge(file);
  return parseAnswer(readFileSync(file, 'utf8'), file, 'Download it as "raw OSM data".');
}

const tooLarge = (name: string) =>
  new UserError(
    `${name} has more than ${MAX_SIZE / 1_000_000} MB. Use the query that \`npm run map -- --query\` prints.`,
  );

function parseAnswer(text: string, name: string, advice: string): MapElement[] {
  const { data } = answerModel.safeParse(jsonIn(text));
  if (!data) throw new UserError(`${name} is not JSON of the Overpass API. ${advice}`);
  // With status 200, if the time or the memory was not enough.
  if (data.remark) throw new UserError(`${name} is incomplete: ${data.remark}. ${LATER}`);
  return data.elements;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
