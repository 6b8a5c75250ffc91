/** @jest-environment node */
import { designs } from '../../src/looks/designs';
import { looks } from '../../src/model/model';

test.each(looks)('The pictures of the look “%s” fill its places without overlapping', (look) => {
  const { collage } = designs[look];
  for (const areas of [collage.map(({ wide }) => wide), collage.map(({ narrow }) => narrow)]) {
    const squares = areas.flatMap(([top, start, bottom, end]) =>
      Array.from({ length: bottom - top }, (_, row) =>
        Array.from({ length: end - start }, (_, column) => `${top + row}/${start + column}`),
      ).flat(),
    );
    expect(new Set(squares).size).toBe(squares.length);
    for (const [, start, , end] of areas) {
      expect(start).toBeGreaterThanOrEqual(1);
      expect(end).toBeLessThanOrEqual(13);
    }
  }
});
