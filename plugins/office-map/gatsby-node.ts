/** Publishes the drawn maps under their own names, as pages refer to them by size, language and theme. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode, PluginOptions } from 'gatsby';

interface Options extends PluginOptions {
  folder: string;
  path: string;
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
  });

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = (_, options) => {
  const { folder, path } = options as unknown as Options;
  const target = join('public', path);
  rmSync(target, { recursive: true, force: true });
  if (!existsSync(folder)) return;
  mkdirSync(target, { recursive: true });
  // A copy may not have the file's permissions, which may be read-only.
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.svg')))
    writeFileSync(join(target, name), readFileSync(join(folder, name)));
};
