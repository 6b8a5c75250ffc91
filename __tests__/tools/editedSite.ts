/** Serves a built site with the project's files, as `npm start` does; and builds its editor alone. */
import { localServer } from '../../plugins/editor/localServer';
import { buildEditor } from '../../plugins/editor/src/build/build';
import { serveSite } from '../../scripts/siteServer';
import { entryFiles } from '../../src/editing/entries';
import { allLanguages, readContent } from '../../src/files/read';
import { cmsBackend } from '../../src/pipeline/cmsBackend';
import { editorOptions } from '../../src/pipeline/editorOptions';

/** `root` has the content, which the model of another project may describe. */
export const serveEditedSite = (site: string, root: string, port = 0) =>
  serveSite(site, port, root, [localServer({ root, files: entryFiles(allLanguages(root)) })]);

/** `environment` has the variables that begin with `CMS_`. */
export const buildEditorIn = (site: string, root: string, environment: NodeJS.ProcessEnv = {}) =>
  buildEditor(site, editorOptions(readContent(root), cmsBackend(environment).backend));
