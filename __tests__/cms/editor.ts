/** The sample's settings of the editor. */
import type { CmsSettings } from '../../src/cms/settings';
import { contentRoot } from '../../src/files/contentRoot';
import { readContent } from '../../src/files/read';

const content = readContent(contentRoot());

export const settings: CmsSettings = {
  id: '0123456789ab',
  companyName: 'Galini',
  siteUrl: 'https://www.example.com',
  languages: content.languages,
  drawnMap: content.drawnMap,
};
export const { languages } = settings;
