/** A line in every view of the editor: brings back what was removed, and leads to other entries with unsaved changes. */
import type { EditingSession } from './EditingSession';
import { say } from './messages';
import { entryName } from './site';

export function showStatusLine(session: EditingSession): void {
  const line = Object.assign(document.createElement('div'), { className: 'status-line' });
  line.role = 'status';
  line.dir = 'auto';
  document.body.append(line);
  session.onStatus = () => {
    const { open, unsavedEntries } = session;
    const undo = open?.removed
      ? [say('removed', { name: open.removed }), button(say('undo'), undoRemoval)]
      : [];
    const others = unsavedEntries.map(({ name, language }) => {
      const title = entryName(name);
      const label = language ? `${title} (${language.name})` : title;
      return button(label, () => session.openAt(name, language?.code ?? ''));
    });
    line.replaceChildren(...undo, ...(others.length ? [say('notSavedYet'), ...others] : []));
    line.hidden = !line.childNodes.length;
  };
  session.onStatus();

  const undoRemoval = () => session.open?.undoRemoval();
  window.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, target } = event;
    const isUndo = (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z';
    const isTyping =
      target instanceof Element && target.closest('input, textarea, [contenteditable]');
    if (!isUndo || isTyping || !session.open?.removed) return;
    event.preventDefault();
    undoRemoval();
  });
}

const button = (textContent: string, onclick: () => void): HTMLButtonElement =>
  Object.assign(document.createElement('button'), { type: 'button', textContent, onclick });
