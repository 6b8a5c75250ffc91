/** OpenStreetMap's elements, as far as a map needs them. */
import { z } from 'zod';

const position = z.object({ lat: z.number(), lon: z.number() });

/** A point that is missing or odd costs the map that point, nothing else. */
const geometry = z
  .array(position.nullable().catch(null))
  .transform((points) => points.flatMap((point) => point ?? []))
  .optional()
  .catch(undefined);

const element = z.object({
  lat: z.number().optional().catch(undefined),
  lon: z.number().optional().catch(undefined),
  tags: z.record(z.string(), z.string().catch('')).catch({}).default({}),
  geometry,
  members: z.array(z.object({ geometry }).catch({})).optional().catch(undefined),
});

const answer = z.object({
  elements: z
    .array(z.unknown())
    .transform((elements) => elements.flatMap((one) => element.safeParse(one).data ?? [])),
  /** Why the elements are not all, if the server's time or memory was not enough. */
  remark: z.string().optional(),
});

export type Position = z.infer<typeof position>;
export interface MapElement {
  /** Of a node. */
  lat?: number;
  lon?: number;
  tags: Record<string, string>;
  /** Of a way. */
  geometry?: Position[];
  /** Of a relation: its ways. */
  members?: { geometry?: Position[] }[];
}

/** Throws if the text is no answer of the Overpass API. */
export const parseAnswer = (json: string) => answer.parse(JSON.parse(json));

/** Whether there is anything to draw. */
export const isEmpty = (elements: readonly MapElement[]): boolean =>
  !elements.some(({ tags }) => tags.highway || tags.place);
