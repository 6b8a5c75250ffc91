/** @jest-environment node */
import { type Color, themeColors } from '../../src/gatsby/theme';
import { contrast } from '../browser/contrast';

const { ground, ...texts } = themeColors(process.cwd(), [
  'ground',
  'ink',
  'quiet',
  'sea',
  'accent-text',
]);

const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as [
    number,
    number,
    number,
  ];
const ratio = (one: string, other: string) => contrast(channels(one), channels(other));
const schemes = ['light', 'dark'] as const satisfies (keyof Color)[];

describe.each(schemes)('In %s colours', (scheme) => {
  test.each(Object.entries(texts))(
    'text in --%s has a contrast of 4.5:1 or more with the background',
    (_, color) => {
      expect(ratio(color[scheme], ground[scheme])).toBeGreaterThanOrEqual(4.5);
    },
  );
});
