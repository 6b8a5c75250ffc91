/** Builds the editor beside the pages, and serves it in development. */
import type { GatsbyNode, PluginOptions } from 'gatsby';
import type { EditorOptions } from '.';
import { buildEditor, serveEditor } from './src/build/build';

const output = 'public';
const optionsOf = (options: PluginOptions) => options as unknown as EditorOptions;

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) => {
  const missing = (name: string, what: string) =>
    Joi.string()
      .required()
      .messages({ 'any.required': `"${name}" is missing. Write ${what}.` });
  return Joi.object({
    site: missing(
      'site',
      'the path of the module with the entries, such as "src/editing/index.ts"',
    ),
    page: missing('page', 'the path of the module with the preview’s page'),
    root: Joi.string(),
    title: missing('title', 'the name of the site'),
    siteUrl: missing('siteUrl', 'the address of the site, such as "https://www.example.com"'),
    logo: Joi.string(),
    languages: Joi.array().items(Joi.object().unknown()).min(1).required().messages({
      'any.required': '"languages" is missing. List at least one, with isDefault: true.',
    }),
    files: Joi.array().items(Joi.string()).required().messages({
      'any.required': '"files" is missing. List the files of all entries.',
    }),
    pictures: Joi.object({
      folder: Joi.string().required(),
      path: Joi.string().required(),
      maxBytes: Joi.number().required(),
    }),
    data: Joi.any(),
    styles: Joi.object().pattern(Joi.string(), Joi.string()),
    backend: Joi.object().unknown(),
    esbuild: Joi.object({ alias: Joi.object(), define: Joi.object(), external: Joi.array() }),
  });
};

/** The editor's build, which runs in parallel with Gatsby's. */
let editor: Promise<void> | undefined;

export const onPreBuild: GatsbyNode['onPreBuild'] = (_, options) => {
  editor = buildEditor(output, optionsOf(options));
  // Rejection is handled in onPostBuild.
  editor.catch(() => undefined);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = () => editor;

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }, options) => {
  serveEditor(output, optionsOf(options), app);
};
