import { existsSync } from 'node:fs';
import type { GatsbyNode, PluginOptionsSchemaArgs } from 'gatsby';
import { removeUnloaded } from './src/removeUnloaded';
import { configureWebpack, type Options } from './src/webpack';

export const pluginOptionsSchema = ({ Joi }: PluginOptionsSchemaArgs) => {
  const file = Joi.string().custom((path, { message }) =>
    existsSync(path)
      ? path
      : message({
          custom:
            "{{#label}} is \"{{#value}}\", which doesn't exist. Write a file's path from the site's folder.",
        }),
  );
  return Joi.object({
    islands: file.required().messages({
      'any.required':
        '"islands" is missing. Write the file that exports the components to hydrate, such as "src/islands.js".',
    }),
    start: file,
    head: file,
    stylesheets: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
    policy: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())).default({}),
  });
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args, options) =>
  configureWebpack(args, options as unknown as Options);

export const onPostBuild: GatsbyNode['onPostBuild'] = () => removeUnloaded('public');
