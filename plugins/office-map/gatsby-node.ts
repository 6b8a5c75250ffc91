/** Publishes the drawn maps under their own names, as pages refer to them by size, language and theme. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode, PluginOptions } from 'gatsby';
import type { MapColors, MapTheme } from './index';

interface Options extends PluginOptions {
  folder: string;
  path: string;
  recolor?: { from: MapColors; to: MapColors };
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    folder: Joi.string().required().messages({
      'any.required': '"folder" is missing. Write the folder with the drawn maps, such as "maps".',
    }),
    path: Joi.string()
      .pattern(/^\/[\w-]+$/)
      .default('/map')
      .messages({
        'string.pattern.base': '"path" must be a slash and a name, such as "/map".',
      }),
    recolor: Joi.object({ from: Joi.object().required(), to: Joi.object().required() }),
  });

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = (_, options) => {
  const { folder, path, recolor } = options as unknown as Options;
  const target = join('public', path);
  rmSync(target, { recursive: true, force: true });
  if (!existsSync(folder)) return;
  mkdirSync(target, { recursive: true });
  // A copy may not have the file's permissions, which may be read-only.
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.svg'))) {
    const svg = readFileSync(join(folder, name));
    const theme = name.endsWith('.dark.svg') ? 'dark' : 'light';
    writeFileSync(join(target, name), recolor ? inColors(`${svg}`, theme, recolor) : svg);
  }
};

/** The map in other colours than it was drawn in. */
function inColors(svg: string, theme: MapTheme, { from, to }: NonNullable<Options['recolor']>) {
  const names = Object.keys(from) as (keyof MapColors)[];
  const changes = new Map(names.map((name) => [from[name][theme], to[name][theme]]));
  return svg.replace(/#[\da-f]{6}\b/g, (color) => changes.get(color) ?? color);
}
