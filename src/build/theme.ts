/** The look's colours, read from `src/styles/theme.css`, for what is drawn outside of the page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Color {
  light: string;
  dark: string;
}

/** A colour of the theme by its name there: `ground` for `--ground: light-dark(…, …)`. */
export function themeColor(root: string, name: string): Color {
  const styles = readFileSync(join(root, 'src/styles/theme.css'), 'utf8');
  const found = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\);`).exec(styles);
  const [, light, dark] = found ?? [];
  if (!light || !dark)
    throw new Error(`src/styles/theme.css: --${name} is not a light-dark() pair`);
  return { light, dark };
}
