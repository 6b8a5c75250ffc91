/** @jsxRuntime classic */
/** @jsx window.h */
/** Links in the form's texts: a dialog for the selected words, and addresses that are pasted onto words. */
import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react';
import type { TextLink } from '..';
import { say } from './messages';
import { site } from './site';

const addressOf = (typed: string) => site.links?.addressOf(typed) ?? { address: typed };

const ADDRESS = /^(https?:\/\/|www\.|mailto:|tel:)\S+$/i;

/** The link that is selected or has the caret, or one to be made of the selected words, without the spaces around them. */
function selectedLink({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): TextLink {
  const links = site.links?.find(value) ?? [];
  const existing = links.find(({ start, end }) => start <= selectionStart && selectionEnd <= end);
  if (existing) return existing;
  const selected = value.slice(selectionStart, selectionEnd);
  const words = selected.trim();
  // A link is in one paragraph, and in no other link.
  if (!words || /\n\s*\n|[[\]]/.test(words))
    return { words: '', address: '', start: selectionEnd, end: selectionEnd };
  const start = selectionStart + selected.indexOf(words);
  return { words, address: '', start, end: start + words.length };
}

function replace(area: HTMLTextAreaElement, { words, address, start, end }: TextLink): void {
  area.focus();
  area.setSelectionRange(start, end);
  const text = address ? site.links?.write({ words, address }) : words;
  // Deprecated, but nothing else can be undone.
  document.execCommand('insertText', false, text ?? words);
}

/** Of an element with the input of a text. */
export const linkHandlers = {
  onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain').trim();
    if (!(event.target instanceof HTMLTextAreaElement) || !ADDRESS.test(pasted)) return;
    const link = selectedLink(event.target);
    if (!link.words || link.address || ADDRESS.test(link.words)) return;
    const { address, problem } = addressOf(pasted);
    if (problem) return;
    event.preventDefault();
    replace(event.target, { ...link, address });
  },
  onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    const isShortcut = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
    if (!isShortcut || !(target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    editLink(target);
  },
};

/** Beside the input, in the same element. */
export const LinkButton = () => (
  <button
    type="button"
    className="link"
    aria-keyshortcuts="Control+K Meta+K"
    onClick={({ currentTarget }: MouseEvent) => {
      const area = currentTarget.parentElement?.querySelector('textarea');
      if (area) editLink(area);
    }}
  >
    {say('link')}
  </button>
);

/** Asks for the words and the address of a link. An existing one without an address becomes its words. */
function editLink(area: HTMLTextAreaElement): void {
  const link = selectedLink(area);
  const dialog = document.createElement('dialog');
  dialog.className = 'link-dialog';
  dialog.ariaLabel = say('link');
  dialog.dir = 'auto';
  dialog.innerHTML = `
    <form method="dialog">
      <label>${say('linkWords')} <input name="words" required dir="auto" /></label>
      <label>${say('linkAddress')} <input name="address" inputmode="url" dir="ltr" /></label>
      <button value="done">${say('done')}</button>
      <button type="button">${say('cancel')}</button>
    </form>`;
  const [words, address] = dialog.querySelectorAll('input');
  const cancel = dialog.querySelector('button[type]');
  if (!words || !address) return;
  words.value = link.words;
  address.value = link.address;
  address.required = !link.address;
  const typed = () => (address.value.trim() ? addressOf(address.value) : { address: '' });
  address.oninput = () => address.setCustomValidity(typed().problem ?? '');
  cancel?.addEventListener('click', () => dialog.close());
  // The CMS would leave the form at Escape.
  dialog.onkeydown = (event) => event.stopPropagation();
  dialog.onclose = () => {
    dialog.remove();
    if (dialog.returnValue === 'done')
      replace(area, { ...link, words: words.value, address: typed().address });
  };
  document.body.append(dialog);
  dialog.showModal();
  if (link.words) address.focus();
}
