/** Registers the editor's parts with the CMS, and starts it. */
import CMS from '@sveltia/cms';
import edited from 'edited-site';
import { colorField } from './ColorField';
import { cmsConfig, formatOf } from './config';
import { EditingSession } from './EditingSession';
import { entriesIn, entryNames } from './entries';
import { focalPoint } from './FocalPoint';
import { TYPES } from './fields';
import { fileFormat } from './formats';
import { say } from './messages';
import { openEntry } from './OpenEntry';
import { tidyPasted } from './pasted';
import { previewPane } from './preview/PreviewPane';
import { inputAttributes } from './problems';
import { saving } from './saving';
import { editSite, type Settings, withPrefix } from './site';
import { showStatusLine } from './statusLine';
import { openServedFolder } from './stores/servedFolder';
import {
  keepQuestions,
  refuseFiles,
  showOnlyReasons,
  watchAssets,
  watchFiles,
  watchPaste,
} from './sveltia/dialogs';
import { describeInputs } from './sveltia/form';
import { saveListeners } from './sveltia/requests';
import { textField } from './TextField';
import { refuseFile, takeFile } from './uploads';

/** The CMS offers to work with a folder only at such an address. */
const isOwnComputer = /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(window.location.hostname);

export async function startEditor(settings: Settings, language: string): Promise<void> {
  editSite(edited, settings);
  await edited.names?.setLanguage(language);
  const { backend, languages } = settings;
  const session = new EditingSession(settings);
  const controlOf = (input: 'string' | 'text') => {
    const control = CMS.getFieldType(input)?.control;
    if (!control) throw new Error(`The CMS has no input "${input}" any more: see TextField.tsx`);
    return control;
  };
  for (const input of ['string', 'text'] as const)
    CMS.registerFieldType(TYPES[input], textField(controlOf(input), session));
  CMS.registerFieldType(TYPES.color, colorField(controlOf('string')));
  CMS.registerFieldType(TYPES.focalPoint, focalPoint(session));
  CMS.registerFieldType(TYPES.openEntry, openEntry(session));
  for (const name of entryNames()) CMS.registerPreviewTemplate(name, previewPane(name, session));
  CMS.registerPreviewStyle(withPrefix('/admin/pane.css'));
  for (const entry of entriesIn(languages)) {
    const { extension, ...format } = fileFormat(entry, session.contents.values);
    CMS.registerCustomFormat(formatOf(entry), extension, format);
  }
  for (const listener of saveListeners(saving(session))) CMS.registerEventListener(listener);
  showStatusLine(session);
  keepQuestions();
  showOnlyReasons();
  describeInputs((key) => {
    const { entry } = session.open ?? {};
    return entry ? inputAttributes(entry, key, languages) : {};
  });
  refuseFiles(window, refuseFile);
  watchPaste(tidyPasted);
  watchFiles((file, title) => takeFile(session, file, title));
  watchAssets((message) => window.alert(say('notDone', { message })));
  document.documentElement.dataset.backend = backend?.name ?? 'none';
  const hasFolder = isOwnComputer && (await openServedFolder());
  if (isOwnComputer) document.documentElement.dataset.folder = hasFolder ? 'served' : 'none';
  if (backend || hasFolder) CMS.init({ config: cmsConfig(settings) });
  else document.querySelector('.loading')?.replaceChildren(say('notSetUp'));
}
