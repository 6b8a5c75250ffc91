/** The colours of drawn maps, on light and on dark pages. */
const colors = {
  land: ['#f3f0e9', '#1c2942'],
  water: ['#d0d6df', '#0b162e'],
  shore: ['#dee0e3', '#121e36'],
  shallow: ['#d9dde2', '#0f1b33'],
  deep: ['#d5d9e0', '#0d1831'],
  coast: ['#abb3c1', '#3a455d'],
  green: ['#d9e0d0', '#263747'],
  minor: ['#e2e0dd', '#2b3851'],
  major: ['#d0d0d1', '#3b4760'],
  rail: ['#c7c8ca', '#435068'],
  city: ['#2e3d5d', '#d5d4d3'],
  town: ['#424f6c', '#bfc3ce'],
  suburb: ['#55607a', '#a8b3c9'],
  waterName: ['#485470', '#b7becc'],
  small: ['#55607a', '#a8b3c9'],
  peak: ['#55607a', '#a8b3c9'],
} as const;

export type MapColor = keyof typeof colors;

export function mapColors(scheme: 'light' | 'dark') {
  const column = scheme === 'light' ? 0 : 1;
  const entries = Object.entries(colors).map(([name, both]) => [name, both[column]]);
  return Object.fromEntries(entries) as Record<MapColor, string>;
}
