/** The theme's colours from `src/styles/theme.css`, for cards, icons and the manifest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatHex } from 'culori';
import postcss from 'postcss';

export interface Color {
  light: string;
  dark: string;
}

export const THEME = 'src/styles/theme.css';

/** A property of the theme is missing or is no colour. */
export class ColorError extends Error {
  problem = 'is not a colour';
  fix = 'Write it like #1f5fa8, or like light-dark(#1f5fa8, #7fb4ea) for light and dark pages.';

  /** Without `--`. */
  constructor(readonly property: string) {
    super();
    this.message = `${THEME}: --${property} ${this.problem}. ${this.fix}`;
  }
}

/** A colour by its name: `ground` for `--ground`. */
export const themeColor = <Name extends string>(root: string, name: Name): Color =>
  themeColors(root, [name])[name];

/** Several colours by name, as `#rrggbb`. */
export function themeColors<Name extends string>(root: string, names: readonly Name[]) {
  const values = valuesIn(readFileSync(join(root, THEME), 'utf8'));
  const colors = names.map((name) => [name, colorIn(values, name)]);
  return Object.fromEntries(colors) as Record<Name, Color>;
}

/** The values for every screen, by the names of their properties. */
function valuesIn(styles: string): Map<string, string> {
  const [root] = postcss.parse(styles).nodes.filter((node) => node.type === 'rule');
  const values = new Map<string, string>();
  root?.walkDecls(/^--/, ({ prop, value }) => {
    values.set(prop, value);
  });
  return values;
}

function colorIn(values: Map<string, string>, name: string): Color {
  const value = replaceNames(`var(--${name})`, values);
  const [light, dark] = [0, 1].map((scheme) => formatHex(choose(value, scheme)));
  if (!light || !dark) throw new ColorError(name);
  return { light, dark };
}

/** The first or the second colour of a `light-dark()` pair. */
function choose(value: string, scheme: number): string {
  const pair = /^light-dark\((.*)\)$/s.exec(value)?.[1];
  return pair ? choose(postcss.list.comma(pair)[scheme] ?? '', scheme) : value;
}

/** Replaces each `var(--name)` by its value; a name that refers to itself stays. */
function replaceNames(text: string, values: Map<string, string>, depth = 0): string {
  const replaced = text.replace(/var\((--[\w-]+)\)/g, (name, prop) => values.get(prop) ?? name);
  return replaced === text || depth > values.size
    ? replaced
    : replaceNames(replaced, values, depth + 1);
}
