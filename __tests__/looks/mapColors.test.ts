import { designs } from '../../src/looks/designs';
import { looks } from '../../src/model/model';
import { channelsOf, contrast } from '../browser/contrast';

test.each(looks)('In the look “%s”, names and coasts can be seen', (look) => {
  const colors = designs[look].map;
  for (const theme of ['light', 'dark'] as const) {
    const ratio = (name: keyof typeof colors, behind: keyof typeof colors) =>
      contrast(channelsOf(colors[name][theme]), channelsOf(colors[behind][theme]));
    for (const name of ['city', 'name'] as const) expect(ratio(name, 'land')).toBeGreaterThan(4.5);
    expect(ratio('waterName', 'water')).toBeGreaterThan(4.5);
    expect(ratio('coast', 'water')).toBeGreaterThan(1.1);
  }
});
