/** Fine serif headings, sea blue and terracotta on cream, a staggered collage. */
import type { Design } from './design';

export const editorial: Design = {
  colors: {
    ground: { light: '#faf6ee', dark: '#0d1a33' },
    ink: { light: '#14264a', dark: '#f3ead9' },
    quiet: { light: '#55607a', dark: '#a8b3c9' },
    sea: { light: '#1f5fa8', dark: '#7fb4ea' },
    accent: { light: '#c8502e', dark: '#f08a63' },
    accentText: { light: '#a83f1f', dark: '#f2976f' },
    panel: { light: '#12305e', dark: '#091329' },
    panelInk: '#f6efe1',
    panelQuiet: '#bcc8de',
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
      { package: 'alexandria', drawnWeight: 230 },
    ],
    italic: [
      {
        package: 'noto-serif-display',
        file: '@expo-google-fonts/noto-serif-display/300Light_Italic/NotoSerifDisplay_300Light_Italic.ttf',
      },
    ],
    text: ['manrope', 'noto-sans-arabic'],
  },
  fallback: {
    heading: '"Noto Serif Display", "Bodoni 72", Georgia, serif',
    text: 'Manrope, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  },
  weight: 300,
  title: {
    size: 'min(max(3.1rem, 10.4cqi), 10.5rem)',
    leading: 1.02,
    tracking: '-0.035em',
  },
  heading: {
    size: 'clamp(min(2.2rem, 13vw), 1.35rem + 3.2vw, 4.25rem)',
    leading: 1.04,
    tracking: '-0.022em',
  },
  lead: {
    size: 'clamp(1.6rem, 1rem + 2.5vw, 3rem)',
    leading: 1.3,
    tracking: '-0.015em',
  },
  label: {
    font: 'text',
    weight: 600,
    size: 'var(--size-small)',
    leading: 1.65,
    case: 'uppercase',
    tracking: '0.1em',
  },
  shapes: {
    stagger: 1,
    align: 'start',
    introMargin: 'auto 0',
    rule: '2px solid var(--accent)',
    line: '1px solid var(--hairline)',
    section: 'clamp(4.5rem, 9vw, 9rem)',
    radius: '3px',
    radiusBox: '0.5rem',
    shadow: '0 1.25rem 3rem rgb(0 0 0 / 0.25)',
  },
  markCorners: 0.125,
  collage: {
    gap: 'min(1.3cqi, 1.2rem)',
    edge: '0rem',
    wide: [
      [2, 1, 7, 8],
      [1, 8, 6, 12],
      [7, 2, 10, 6],
      [7, 6, 10, 9],
      [6, 9, 11, 13],
      [10, 1, 14, 9],
    ],
    narrow: [
      [1, 1, 8, 12],
      [8, 2, 14, 7],
      [14, 1, 18, 9],
      [9, 7, 14, 13],
      [14, 9, 18, 13],
      [18, 2, 24, 13],
    ],
  },
};
