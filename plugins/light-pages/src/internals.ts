/**
 * The names and the markup of Gatsby's and webpack's that this plugin depends on, all of them. The build stops if one of
 * them is gone.
 */

/** webpack's entry with Gatsby's runtime. */
export const RUNTIME_ENTRY = 'app';
/** webpack's cache group for styles, and with it the start of their file's name. */
export const STYLES_GROUP = 'styles';
/** webpack's cache groups for modules that several files share. */
export const SHARED_GROUPS = ['commons', 'shared'];
/** The file with React. */
export const FRAMEWORK = 'framework';
/** In it, `assetsByChunkName` has the files that webpack made. */
export const STATS = 'public/webpack.stats.json';

/** What Gatsby's runtime would load, and webpack's notes on its files. */
export const FOR_RUNTIME = /^(~partytown|page-data|_gatsby|webpack\.stats\.json|chunk-map\.json)$/;
/** In the name of a script, a stylesheet and the licences of a script. */
export const HASH = /[-.]([\da-f]{20})\.(js|css)/;

/** What Gatsby's router needs in the body. Its styles would be refused. */
export const ROUTER_MARKUP =
  / style="outline:none" tabindex="-1"(?= id="gatsby-focus-wrapper")|<div id="gatsby-announcer"[^>]*><\/div>/g;
/** The attribute of Gatsby's style elements with the address of their file. */
export const STYLE_ADDRESS = 'data-href';
/** The generator element, and elements for gatsby-plugin-image's component. */
export const isForRuntime = (key: unknown, name: unknown): boolean =>
  name === 'generator' || String(key).startsWith('gatsby-image');

export const pluginError = (what: string) => new Error(`light-pages: ${what}.`);
export const goneError = (name: string) => pluginError(`Gatsby or webpack no longer has ${name}`);
