/** OpenStreetMap's data around a place, fetched through the Overpass API. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EnvHttpProxyAgent, fetch } from 'undici';
import type { Position } from '../index';
import { boxOf, isArea, layers, MARGIN, type MapElement, projectionAt } from './features';
import { placeKinds } from './names';

const SERVER = 'https://overpass-api.de/api/interpreter';
const SECONDS = 90;
const OTHERWISE = 'set the variable OVERPASS_URL to another server of the Overpass API.';
const LATER = `Try again in a few minutes, or ${OTHERWISE}`;

/** There is no map to draw; the message says why, and what to do. */
export class MapError extends Error {}

/** The query in Overpass QL: ways for lines, ways and relations for areas, and nodes for names. */
function queryAround(center: Position): string {
  const [left, top, right, bottom] = boxOf('wide', MARGIN);
  const { invert } = projectionAt(center);
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

function serverUrl(): URL {
  const url = process.env.OVERPASS_URL || SERVER;
  if (URL.canParse(url) && /^https?:/i.test(url)) return new URL(url);
  throw new MapError(
    `OVERPASS_URL is "${url}", which is not a web address. Write one such as ${SERVER}`,
  );
}

/**
 * One request, whose answer is kept in the folder `cache` for each server: the servers' usage policies ask for few. Throws a
 * `MapError` if there is nothing to draw.
 */
export async function fetchElements(
  center: Position,
  { cache, userAgent }: { cache: string; userAgent: string },
  progress: (line: string) => void,
): Promise<MapElement[]> {
  const server = serverUrl();
  const query = queryAround(center);
  const hash = createHash('sha256').update(`${server}\n${query}`).digest('hex').slice(0, 12);
  const file = join(cache, `${hash}.json`);
  try {
    return parse(readFileSync(file, 'utf8'), server.host).elements;
  } catch {
    // No answer is kept, or it is damaged.
  }
  progress(`Asking ${server.host} for the map’s data: up to a minute and a half …`);
  const text = await request(server, query, userAgent);
  const { elements, remark } = parse(text, server.host);
  if (remark) throw new MapError(`The answer of ${server.host} is incomplete: ${remark}. ${LATER}`);
  if (!elements.some(({ tags }) => tags.highway || tags.place))
    throw new MapError(
      `${server.host} has no road and no place around latitude ${center.lat}, longitude ${center.lon}. Check the position, and that the server has the whole world.`,
    );
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, text);
  return elements;
}

/** Sends the query, through a proxy if the variables `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` say so. */
async function request(server: URL, query: string, userAgent: string): Promise<string> {
  const { host } = server;
  const dispatcher = proxyAgent();
  try {
    const response = await fetch(server, {
      method: 'POST',
      body: new URLSearchParams({ data: query }),
      headers: { 'User-Agent': userAgent },
      // A redirected POST would lose its query.
      redirect: 'manual',
      signal: AbortSignal.timeout(SECONDS * 1000),
      dispatcher,
    });
    const { status, headers } = response;
    if (status >= 300 && status < 400)
      throw new MapError(
        `${host} redirects to ${headers.get('location')}. If that is the address of an Overpass API, set the variable OVERPASS_URL to it.`,
      );
    // 429 is "too many requests".
    if (status >= 400 && status < 500 && status !== 429)
      throw new MapError(
        `${server} refuses the request (status ${status}). Check this address, or ${OTHERWISE}`,
      );
    if (!response.ok) throw new MapError(`${host} is busy or down (status ${status}). ${LATER}`);
    return await response.text();
  } catch (error) {
    throw error instanceof MapError ? error : new MapError(failureOf(error as Failure, host));
  } finally {
    await dispatcher.destroy();
  }
}

function proxyAgent(): EnvHttpProxyAgent {
  try {
    return new EnvHttpProxyAgent();
  } catch {
    throw new MapError(
      'HTTPS_PROXY or HTTP_PROXY is no address. Write one such as http://proxy.example.com:3128',
    );
  }
}

type Failure = Error & { cause?: Error & { code?: string } };

function failureOf({ name, message, cause }: Failure, host: string): string {
  if (name === 'TimeoutError')
    return `${host} did not send its answer within ${SECONDS} seconds. ${LATER}`;
  if (message === 'terminated') return `The answer of ${host} is cut off. ${LATER}`;
  const reason = cause?.code ?? cause?.message ?? message;
  return `${host} did not answer (${reason}). Check your connection. ${LATER}`;
}

interface OverpassAnswer {
  elements: MapElement[];
  /** Why the elements are not all, if the server's time or memory was not enough. */
  remark?: string;
}

function parse(text: string, host: string): OverpassAnswer {
  try {
    const answer = JSON.parse(text);
    // Only what has tags is drawn.
    const elements = answer.elements.filter((element?: Partial<MapElement>) => element?.tags);
    return { ...answer, elements };
  } catch {
    const isCutOff = text.startsWith('{') && !text.trimEnd().endsWith('}');
    throw new MapError(
      `The answer of ${host} is ${isCutOff ? 'cut off' : 'not JSON of the Overpass API'}. ${LATER}`,
    );
  }
}
