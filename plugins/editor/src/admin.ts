/** The editor at /admin/. */
import { config } from 'zod';
import './admin.css';
import './sveltia/elements.css';
import { chooseLanguage, loadMessages, type MessageKey, say } from './messages';
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

async function start(language: string): Promise<void> {
  await loadMessages(language);
  const { startEditor } = await import('./editor');
  await startEditor({ ...EDITOR_SETTINGS, id }, language);
}

try {
  const language = prepareStorage(backend ? `${backend.name} ${backend.api_root ?? ''}` : 'none');
  start(language).catch(explain('notLoaded'));
} catch {
  loadMessages(chooseLanguage(navigator.languages)).finally(explain('storageBlocked'));
}
