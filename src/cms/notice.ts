/** Messages of our own over the CMS. */
import { say } from '../model/words';

/** Shows a message above the CMS's own dialogs until it is closed; each only once at a time. */
export function showMessage(text: string): void {
  const shown = [...document.querySelectorAll('dialog.notice > p')];
  if (shown.some(({ textContent }) => textContent === text)) return;
  const dialog = element('dialog', { ariaLabel: text });
  dialog.setAttribute('role', 'alertdialog');
  show(dialog, text);
  dialog.showModal();
}

let status: HTMLElement | undefined;

/** Shows what a save has done, in place of the last such message. */
export function showStatus(text: string, link: { label: string; href: string }): void {
  status?.remove();
  status = element('div');
  status.setAttribute('role', 'status');
  // Screen readers announce what is added to it.
  document.body.append(status);
  const target = link.href.startsWith('#') ? '' : '_blank';
  const anchor = element('a', { href: link.href, target, textContent: link.label });
  show(status, `${text} `).append(anchor);
}

/** Returns the paragraph. */
function show(notice: HTMLElement, text: string): HTMLElement {
  const paragraph = element('p', { textContent: text });
  const button = element('button', { type: 'button', textContent: say('close') });
  button.addEventListener('click', () => notice.remove());
  Object.assign(notice, { className: 'notice', dir: 'auto' });
  notice.append(paragraph, button);
  document.body.append(notice);
  return paragraph;
}

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);
