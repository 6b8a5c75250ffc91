/** Fine serif headings, sea blue and terracotta on cream, a staggered collage. */
import type { Design } from './design';

export const editorial: Design = {
  colors: {
    background: { light: '#faf6ee', dark: '#0d1a33' },
    ink: { light: '#14264a', dark: '#f3ead9' },
    muted: { light: '#55607a', dark: '#a8b3c9' },
    primary: { light: '#1f5fa8', dark: '#7fb4ea' },
    accent: { light: '#c8502e', dark: '#f08a63' },
    accentText: { light: '#a83f1f', dark: '#f2976f' },
    panel: { light: '#12305e', dark: '#091329' },
    panelInk: '#f6efe1',
    panelMuted: '#bcc8de',
    panelAccent: '#f08a63',
  },
  map: {
    land: { light: '#f3f0e9', dark: '#1c2942' },
    water: { light: '#d0d6df', dark: '#0b162e' },
    coast: { light: '#abb3c1', dark: '#3a455d' },
    green: { light: '#d9e0d0', dark: '#263747' },
    minor: { light: '#e2e0dd', dark: '#2b3851' },
    major: { light: '#d0d0d1', dark: '#3b4760' },
    city: { light: '#2e3d5d', dark: '#d5d4d3' },
    name: { light: '#55607a', dark: '#a8b3c9' },
    waterName: { light: '#485470', dark: '#b7becc' },
  },
  fonts: {
    heading: [
      {
        package: 'noto-serif-display',
        file: '@expo-google-fonts/noto-serif-display/300Light/NotoSerifDisplay_300Light.ttf',
      },
      { package: 'alexandria', opticalWeight: 230 },
    ],
    italic: [
      {
        package: 'noto-serif-display',
        file: '@expo-google-fonts/noto-serif-display/300Light_Italic/NotoSerifDisplay_300Light_Italic.ttf',
      },
    ],
    // Manrope has no combining marks, which a text in Yoruba needs.
    text: ['manrope', 'source-sans-3', 'noto-sans-arabic'],
  },
  fallback: {
    heading: '"Bodoni 72", Georgia, "Noto Serif", serif',
    text: 'system-ui, "Segoe UI", Roboto, sans-serif',
  },
  weight: 300,
  styles: {
    sizeTitle: 'min(max(3.1rem, 10.4cqi), 10.5rem)',
    titleLeading: 1.02,
    titleTracking: '-0.035em',
    sizeHeading: 'clamp(min(2.2rem, 13vw), 1.35rem + 3.2vw, 4.25rem)',
    headingLeading: 1.04,
    headingTracking: '-0.022em',
    sizeLead: 'clamp(1.6rem, 1rem + 2.5vw, 3rem)',
    leadLeading: 1.3,
    leadTracking: '-0.015em',
    label: 'normal 600 var(--size-small) / 1.65 var(--text)',
    labelCase: 'uppercase',
    labelTracking: '0.1em',
    stagger: 1,
    align: 'start',
    introMargin: 'auto 0',
    rule: '2px solid var(--accent)',
    line: '1px solid var(--hairline)',
    section: 'clamp(4.5rem, 9vw, 9rem)',
    radius: '3px',
    radiusBox: '0.5rem',
    shadow: '0 1.25rem 3rem rgb(0 0 0 / 0.25)',
    gap: 'min(1.3cqi, 1.2rem)',
    edge: '0rem',
  },
  brandCorners: 0.125,
  collage: [
    { wide: [1, 2, 7, 5], narrow: [1, 1, 11, 7] },
    { wide: [8, 1, 4, 5], narrow: [2, 8, 5, 6] },
    { wide: [2, 7, 4, 3], narrow: [1, 14, 8, 4] },
    { wide: [6, 7, 3, 3], narrow: [7, 9, 6, 5] },
    { wide: [9, 6, 4, 5], narrow: [9, 14, 4, 4] },
    { wide: [1, 10, 8, 4], narrow: [2, 18, 11, 6] },
  ],
};
