/** The editor at /admin/. */
import { config } from 'zod';
import './admin.css';
import './sveltia/elements.css';
import { loadLanguage, type MessageKey, say } from './messages';
import type { Settings } from './site';
import { prepareStorage } from './sveltia/storage';

declare const EDITOR_SETTINGS: Omit<Settings, 'id'>;

const { backend } = EDITOR_SETTINGS;
const id = document.querySelector<HTMLMetaElement>('meta[name="site"]')?.content ?? '';
// The policy forbids eval: turn Zod's JIT off before any schema exists.
config({ jitless: true });

/** Replaces "Loading the editor…" with a message. */
const explain = (key: MessageKey) => () =>
  document.querySelector('.loading')?.replaceChildren(say(key));

try {
  const language = await prepareStorage(
    backend ? `${backend.name} ${backend.api_root ?? ''}` : 'none',
  );
  import('./editor')
    .then(({ startEditor }) => startEditor({ ...EDITOR_SETTINGS, id }, language))
    .catch(explain('notLoaded'));
} catch {
  await loadLanguage(navigator.languages);
  explain('storageBlocked')();
}
