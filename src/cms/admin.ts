/** The editor at /admin/. */
import { config } from 'zod';
import './admin.css';
import './sveltia/elements.css';
import { type MessageKey, say } from '../model/messages';
import type { CmsSettings } from './settings';
import { prepareStorage } from './sveltia/storage';

declare const CMS_SETTINGS: Omit<CmsSettings, 'id'>;

const { backend } = CMS_SETTINGS;
const id = document.querySelector<HTMLMetaElement>('meta[name="site"]')?.content ?? '';
// The policy forbids eval: turn Zod's JIT off before any schema exists.
config({ jitless: true });

/** Replaces "Loading the editor…" with a message. */
const explain = (key: MessageKey) => () =>
  document.querySelector('.loading')?.replaceChildren(say(key));

try {
  prepareStorage(backend ? `${backend.name} ${backend.api_root ?? ''}` : 'none');
  import('./editor')
    .then(({ startEditor }) => startEditor({ ...CMS_SETTINGS, id }))
    .catch(explain('notLoaded'));
} catch {
  explain('storageBlocked')();
}
