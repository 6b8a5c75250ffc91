/** The look's tokens from its stylesheet, for cards, icons, the manifest and the collage. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatHex } from 'culori';
import postcss from 'postcss';
import type { Place } from '../components/about/places';
import { COLLAGE_PICTURES, type Look } from '../content/model';
import { chosenLook, lookFile, THEME } from './look';

export interface Color {
  light: string;
  dark: string;
}

/** A token of the look is missing or is no colour. */
export class ColorError extends Error {
  problem = 'is not a colour';
  fix = 'Write it like #1f5fa8, or like light-dark(#1f5fa8, #7fb4ea) for light and dark pages.';

  /** Without `--`. */
  constructor(
    readonly property: string,
    file: string,
  ) {
    super();
    this.message = `${file}: --${property} ${this.problem}. ${this.fix}`;
  }
}

/** A colour by its name: `ground` for `--ground`. */
export const themeColor = <Name extends string>(root: string, name: Name): Color =>
  themeColors(root, [name])[name];

/** Several colours by name, as `#rrggbb`. */
export function themeColors<Name extends string>(
  root: string,
  names: readonly Name[],
  look = chosenLook(),
) {
  const values = tokensOf(root, look);
  const colors = names.map((name) => {
    const color = colorIn(values, name);
    if (!color) throw new ColorError(name, lookFile(look));
    return [name, color];
  });
  return Object.fromEntries(colors) as Record<Name, Color>;
}

/** The places of the collage's pictures, as wide and as high as their grid lines say. */
export function collagePlaces(root: string, look = chosenLook()): Place[] {
  const tokens = tokensOf(root, look);
  const sizeOf = (name: string): [columns: number, rows: number] => {
    const [top = 1, start = 1, bottom = 2, end = 2] = (tokens.get(name) ?? '')
      .split('/')
      .map(Number);
    return [end - start, bottom - top];
  };
  return Array.from({ length: COLLAGE_PICTURES }, (_, index) => ({
    wide: sizeOf(`--wide-${index + 1}`),
    narrow: sizeOf(`--narrow-${index + 1}`),
  }));
}

/** The radius of the corners of pictures that don't touch the edge, in pixels; undefined if they do. */
export function insetRadius(root: string): number | undefined {
  const tokens = tokensOf(root, chosenLook());
  const [, length, unit] = /^([\d.]+)(px|rem)$/.exec(tokens.get('--radius') ?? '') ?? [];
  return tokens.get('--edge') === '0rem'
    ? undefined
    : Number(length ?? 0) * (unit === 'rem' ? 16 : 1);
}

/** How pages in a script set their title; the letter spacing is in ems. */
export function titleStyle(root: string, script: string, look = chosenLook()) {
  const tokens = tokensOf(root, look, script);
  const [, tracking = 0] = /^(-?[\d.]+)em$/.exec(tokens.get('--title-tracking') ?? '') ?? [];
  return { tracking: Number(tracking), isCentred: tokens.get('--align') === 'center' };
}

/** The values for every screen, by the names of their properties. An owner's theme may have some of the look's. */
function tokensOf(root: string, look: Look, script?: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const file of [lookFile(look), THEME]) {
    const styles = postcss.parse(readFileSync(join(root, file), 'utf8'));
    for (const rule of styles.nodes)
      if (rule.type === 'rule' && isFor(rule.selector, script))
        rule.walkDecls(/^--/, ({ prop, value }) => {
          values.set(prop, value);
        });
  }
  return values;
}

/** Whether a rule is for every page, or for pages in the script. */
function isFor(selector: string, script = ''): boolean {
  const scripts = [...selector.matchAll(/\[data-script="(\w*)"\]/g)].map(([, name]) => name);
  if (!scripts.length) return selector === ':root';
  return script !== '' && scripts.includes(script) !== selector.includes(':not(');
}

function colorIn(values: Map<string, string>, name: string): Color | undefined {
  const value = replaceNames(`var(--${name})`, values);
  const [light, dark] = [0, 1].map((scheme) => formatHex(choose(value, scheme)));
  return light && dark ? { light, dark } : undefined;
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
