/** The values of a look outside of stylesheets: in cards, icons, the manifest and the collage. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { contentRoot } from '../files/contentRoot';
import { chosenLook } from '../files/read';
import { COLLAGE_PICTURES, type Look } from '../model/model';
import type { Place } from '../model/pageData';

export interface Color {
  light: string;
  dark: string;
}

/** The look's custom properties. `src/ui/base.css` imports the chosen one's as `look.css`. */
export const lookFile = (look: Look): string => `src/looks/${look}.css`;

/** Imports the chosen look's stylesheet. webpack watches it, so that development follows another choice. */
export const chosenLookFile = '.cache/look.css';

export function writeChosenLook(): void {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(chosenLookFile, `@import "../${lookFile(chosenLook(contentRoot()))}";\n`);
}

export function readLook(look = chosenLook(contentRoot())) {
  const css = readFileSync(lookFile(look), 'utf8');
  const property = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? '';
  const color = (name: string): Color => {
    const pattern = /^light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)$/i;
    const [, light, dark] = pattern.exec(property(name)) ?? [];
    if (light && dark) return { light, dark };
    throw new Error(
      `${lookFile(look)}: --${name} must be like light-dark(#1f5fa8, #7fb4ea): a colour for light and one for dark pages.`,
    );
  };
  /** Columns and rows of a picture, from its grid lines. */
  const area = (name: string): [columns: number, rows: number] => {
    const [top = 1, start = 1, bottom = 2, end = 2] = property(name).split('/').map(Number);
    return [end - start, bottom - top];
  };
  return {
    ground: color('ground'),
    ink: color('ink'),
    quiet: color('quiet'),
    sea: color('sea'),
    accent: color('accent'),
    collage: Array.from(
      { length: COLLAGE_PICTURES },
      (_, index): Place => ({
        wide: area(`wide-${index + 1}`),
        narrow: area(`narrow-${index + 1}`),
      }),
    ),
  };
}

export type LookValues = ReturnType<typeof readLook>;
