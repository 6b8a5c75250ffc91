/** OpenStreetMap's elements, as far as a map needs them. */
import { z } from 'zod';

const position = z.object({ lat: z.number(), lon: z.number() });

/** Servers write null for points that are not in their data. */
const geometry = z
  .array(position.nullable())
  .transform((points) => points.flatMap((point) => point ?? []))
  .optional();

const element = z.object({
  /** Only nodes have a position, */
  lat: z.number().optional(),
  lon: z.number().optional(),
  tags: z.record(z.string(), z.string()).default({}),
  /** only ways a geometry, */
  geometry,
  /** and only relations members: their ways. */
  members: z.array(z.object({ geometry })).optional(),
});

const answer = z.object({
  elements: z.array(element),
  /** Why the elements are not all, if the server's time or memory was not enough. */
  remark: z.string().optional(),
});

export type Position = z.infer<typeof position>;
export type MapElement = z.infer<typeof element>;

/** Throws if the text is no answer of the Overpass API. */
export const parseAnswer = (json: string) => answer.parse(JSON.parse(json));

/** Whether there is anything to draw. */
export const isEmpty = (elements: readonly MapElement[]): boolean =>
  !elements.some(({ tags }) => tags.highway || tags.place);
