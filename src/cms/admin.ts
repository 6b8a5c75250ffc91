/** The editor at /admin/. */
import './beforeCms';
import CMS from '@sveltia/cms';
import './admin.css';
import { say } from '../model/messages';
import { withPrefix } from '../ui/withPrefix';
import { cmsConfig } from './config';
import { registerFormats } from './content';
import { entryNames } from './entries';
import { FocalPoint } from './FocalPoint';
import { TYPES } from './fields';
import { guardDrafts, openEntry } from './OpenEntry';
import { previewPane } from './preview/PreviewPane';
import { saveListeners } from './saving';
import { watchRequests } from './service';
import type { CmsSettings } from './settings';
import { translatedField } from './TranslatedField';

declare const CMS_SETTINGS: CmsSettings;

const settings = CMS_SETTINGS;
const { backend, languages } = settings;

for (const input of ['string', 'text'] as const) {
  const control = CMS.getFieldType(input)?.control;
  if (!control)
    throw new Error(`The CMS has no input "${input}" any more: see TranslatedField.tsx`);
  CMS.registerFieldType(TYPES[input], translatedField(control, settings));
}
CMS.registerFieldType(TYPES.focalPoint, FocalPoint);
CMS.registerFieldType(TYPES.openEntry, openEntry(settings));
for (const name of entryNames) CMS.registerPreviewTemplate(name, previewPane(name, settings));
CMS.registerPreviewStyle(withPrefix('/admin/pane.css'));
registerFormats(languages);
for (const listener of saveListeners(settings)) CMS.registerEventListener(listener);
guardDrafts();
if (backend) watchRequests(backend);
document.documentElement.dataset.backend = backend?.name ?? 'none';

// Only there, the CMS offers to work with a local folder.
const isOwnComputer = /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(window.location.hostname);
if (backend || isOwnComputer) CMS.init({ config: cmsConfig(settings) });
else document.querySelector('.loading')?.replaceChildren(say('notSetUp'));
