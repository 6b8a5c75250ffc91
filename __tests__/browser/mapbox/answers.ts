/** Mapbox's answers, from files, so that the real engine draws without the network. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Route } from '@playwright/test';

const file = (name: string) => readFileSync(join(__dirname, name));

/** Which request is answered otherwise than well; the first pattern that fits a URL's host and path. */
export interface Fault {
  on: RegExp;
  answer: (route: Route) => unknown;
}

const json = (body: Buffer) => ({ contentType: 'application/json', body });
const empty = { status: 200, body: '' };

const good: [RegExp, () => Parameters<Route['fulfill']>[0]][] = [
  [/^events\.mapbox\.com/, () => ({ status: 204 })],
  [/\/map-sessions\/v1/, () => empty],
  [/\/iconset\.pbf$/, () => empty],
  [/\/sprite[^/]*\.json$/, () => json(file('sprite.json'))],
  [/\/sprite[^/]*\.png$/, () => ({ contentType: 'image/png', body: file('sprite.png') })],
  [/\/styles\/v1\//, () => json(file('style.json'))],
  [/\/v4\/.+\.json$/, () => json(file('tilejson.json'))],
  [/\.vector\.pbf$/, () => ({ ...empty, contentType: 'application/x-protobuf' })],
  [/\/fonts\/v1\//, () => empty],
];

export const status = (code: number) => (route: Route) =>
  route.fulfill({ status: code, body: '{}' });
export const abort = (route: Route) => route.abort();
export const withStyle = (name: string) => (route: Route) => route.fulfill(json(file(name)));
/** Answers for Mapbox; gives the list of what was asked, by host and path. */
export async function answerForMapbox(context: BrowserContext, faults: Fault[] = []) {
  const asked: string[] = [];
  await context.route(/^https:\/\/([\w.]+\.)?mapbox\.com\//, async (route) => {
    const { host, pathname } = new URL(route.request().url());
    const place = `${host}${pathname}`;
    asked.push(place);
    const fault = faults.find(({ on }) => on.test(place));
    if (fault) return void (await fault.answer(route));
    const answer = good.find(([pattern]) => pattern.test(place))?.[1];
    if (!answer) throw new Error(`Mapbox was asked for something new: ${place}`);
    await route.fulfill(answer());
  });
  return asked;
}
