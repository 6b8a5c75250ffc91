/** The options of the editor's plugin. */
import type { EditorOptions } from '../../plugins/editor';
import { entryFiles } from '../editing/entries';
import type { EditingData } from '../editing/previewData';
import type { LoadedContent } from '../files/read';
import { type Design, designCss } from '../looks/design';
import { designOf, designs } from '../looks/designs';
import { looks } from '../model/model';
import { textFor } from '../model/texts';
import { wholeFontRules } from './fonts/fonts';
import { ownAddresses } from './links';

export function editorOptions(
  content: LoadedContent,
  backend: EditorOptions['backend'],
): EditorOptions {
  const { company, settings, languages, drawnMap, root } = content;
  // These have whole fonts, as an editor may type any character.
  const styleOf = (design: Design) => designCss(design) + wholeFontRules(design);
  const data: EditingData = { drawnMap, addresses: ownAddresses(content, process.cwd()) };
  return {
    site: 'src/editing/index.ts',
    page: 'src/editing/preview.tsx',
    root,
    title: textFor(company.name, [settings.defaultLanguage]),
    siteUrl: company.url,
    logo: '/icons/192.png',
    languages: [...languages],
    files: entryFiles(languages.map(({ code }) => code)),
    data,
    styles: {
      ...Object.fromEntries(looks.map((name) => [`looks/${name}`, styleOf(designs[name])])),
      // Pages in development load these; their own styles have the tokens of a look that is chosen later.
      fonts: styleOf(designOf(content)),
    },
    backend,
    esbuild: {
      // The preview loads a look's own stylesheet beside the page's.
      alias: { 'look.css': './src/editing/noLook.css' },
      // The preview shows the map's picture, so that editing contacts no other host.
      external: ['mapbox-gl/*'],
      define: { 'process.env.GATSBY_MAPBOX_TOKEN': '""' },
    },
  };
}
