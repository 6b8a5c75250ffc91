/** The editor at /admin/. */
import './disableZodJit';
import CMS from '@sveltia/cms';
import './admin.css';
import { withPrefix } from '../client/withPrefix';
import { FOCAL_POINT } from '../model/kinds';
import { announceSaves } from './afterSave';
import { CHECKED, checkedField } from './CheckedField';
import { cmsConfig } from './config';
import { entryNames } from './entries';
import { FocalPoint } from './FocalPoint';
import { fileText, formatOf, jsonEntries, parserOf } from './jsonFormat';
import { PUBLISHED_LANGUAGES, publishedLanguages } from './languages/PublishedLanguages';
import { translationNote } from './languages/translationNote';
import { isOwnComputer, notSetUp, showNotice } from './notice';
import { refuseSmallPictures } from './pictureUploads';
import { previewPane } from './preview/PreviewPane';
import { cmsSettings } from './settings';
import { validateBeforeSave } from './validateBeforeSave';
import { setLanguage, translate } from './words';

const settings = cmsSettings();
setLanguage(navigator.languages);

for (const [input, name] of Object.entries(CHECKED)) {
  const control = CMS.getFieldType(input)?.control;
  if (!control) throw new Error(`The CMS has no input "${input}" any more: see CheckedField.ts`);
  CMS.registerFieldType(name, checkedField(control, translationNote(settings)));
}
CMS.registerFieldType(FOCAL_POINT, FocalPoint);
CMS.registerFieldType(PUBLISHED_LANGUAGES, publishedLanguages(settings));
for (const name of entryNames) {
  CMS.registerPreviewTemplate(name, previewPane(name, settings));
}
for (const name of jsonEntries) {
  const toFile = (value: unknown) => fileText(name, value);
  CMS.registerCustomFormat(formatOf(name), 'json', { fromFile: parserOf(name), toFile });
}
CMS.registerPreviewStyle(withPrefix('/admin/pane.css'));
for (const listener of [validateBeforeSave(settings), ...announceSaves(settings)]) {
  CMS.registerEventListener(listener);
}
refuseSmallPictures();
document.documentElement.dataset.backend = settings.backend?.name ?? 'none';
if (settings.backend || isOwnComputer(window.location.hostname)) {
  CMS.init({ config: cmsConfig(settings) });
} else {
  showNotice(translate(notSetUp));
}
