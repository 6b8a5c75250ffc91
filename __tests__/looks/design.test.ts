/** @jest-environment node */
import { designs } from '../../src/looks/designs';
import { looks } from '../../src/model/model';

test.each(looks)('The pictures of the look “%s” fill its places without overlapping', (look) => {
  const { collage } = designs[look];
  for (const areas of [collage.map(({ wide }) => wide), collage.map(({ narrow }) => narrow)]) {
    const squares = areas.flatMap(([left, top, columns, rows]) =>
      Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (_, column) => `${top + row}/${left + column}`),
      ).flat(),
    );
    expect(new Set(squares).size).toBe(squares.length);
    for (const [left, , columns] of areas) {
      expect(left).toBeGreaterThanOrEqual(1);
      expect(left + columns).toBeLessThanOrEqual(13);
    }
  }
});
