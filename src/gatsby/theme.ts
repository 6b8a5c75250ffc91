/** The theme's colours from `src/styles/theme.css`, for cards, icons and the manifest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Color {
  light: string;
  dark: string;
}

/** A colour by its name: `ground` for `--ground: light-dark(…, …)`. */
export const themeColor = (root: string, name: string): Color => colorIn(stylesOf(root), name);

/** Several colours by name. */
export function themeColors<Name extends string>(root: string, names: readonly Name[]) {
  const styles = stylesOf(root);
  const colors = names.map((name) => [name, colorIn(styles, name)]);
  return Object.fromEntries(colors) as Record<Name, Color>;
}

const stylesOf = (root: string) => readFileSync(join(root, 'src/styles/theme.css'), 'utf8');

function colorIn(styles: string, name: string): Color {
  const found = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\);`).exec(styles);
  const [, light, dark] = found ?? [];
  if (!light || !dark)
    throw new Error(`src/styles/theme.css: --${name} is not a light-dark() pair`);
  return { light, dark };
}
