import { createIsland } from '../../plugins/light-pages';
import { LiveMap } from './LiveMap';
import { TypedHeading } from './TypedHeading';

/** The components that need the browser. Their scripts load together. */
export const islands = { LiveMap, TypedHeading };

export const Island = createIsland(islands);
