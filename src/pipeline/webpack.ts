/** The constants of pages and the look's styles, in webpack's configuration. */
import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration } from 'webpack';
import { bundleInlineScript } from '../../plugins/light-pages/inlineScript';
import { writeFile } from '../files/files';
import type { LoadedContent } from '../files/read';
import { type Design, designCss } from '../looks/design';
import { emitFonts } from './fonts/emitFonts';

/** `src/ui/base.css` imports it as `look.css`. webpack watches it, so that development follows another choice. */
const chosenLookFile = '.cache/look.css';

export const writeChosenLook = (design: Design): void =>
  writeFile(chosenLookFile, designCss(design));

export async function configureWebpack(
  args: CreateWebpackConfigArgs,
  content: LoadedContent,
): Promise<void> {
  const { stage, actions, plugins } = args;
  const config: Configuration = args.getConfig();
  config.resolve = {
    ...config.resolve,
    alias: { ...config.resolve?.alias, 'look.css': resolve(chosenLookFile) },
  };
  // Precedes Gatsby's own definitions, which would read an unchecked token from an .env file.
  config.plugins?.unshift(
    plugins.define({
      FRONT_SCRIPT: JSON.stringify(bundleInlineScript('src/client/front.ts')),
      // It is defined even if it is unset, so that webpack can leave out the map engine.
      'process.env.GATSBY_MAPBOX_TOKEN': JSON.stringify(process.env.GATSBY_MAPBOX_TOKEN ?? ''),
      LANGUAGE_FONTS: JSON.stringify(stage === 'build-html' ? await emitFonts(content) : {}),
    }),
  );
  actions.replaceWebpackConfig(config);
}
