/** The editor of the sample's site. */

import { defaultPictures } from '../../plugins/editor/src/build/options';
import { editSite, type Settings } from '../../plugins/editor/src/site';
import site from '../../src/editing';
import { contentRoot } from '../../src/files/contentRoot';
import { readContent } from '../../src/files/read';
import { editorOptions } from '../../src/pipeline/editorOptions';

const options = editorOptions(readContent(contentRoot()), undefined);
export const settings: Settings = {
  ...options,
  id: '0123456789ab',
  pictures: defaultPictures,
  backend: undefined,
};
export const { languages } = settings;
editSite(site, settings);
