/** Messages of our own over the CMS. */
import { say } from './words';

const shown = new Set<string>();

/** Shows a message at the bottom of the CMS, once. */
export function showNotice(text: string): void {
  if (shown.has(text)) return;
  shown.add(text);
  show(element('div'), text).setAttribute('role', 'alert');
}

/** Shows a message above the CMS's own dialogs. */
export function showMessage(text: string): void {
  const dialog = element('dialog', { ariaLabel: text });
  show(dialog, text).setAttribute('role', 'alertdialog');
  dialog.addEventListener('close', () => dialog.remove());
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
  show(status, `${text} `).querySelector('p')?.append(anchor);
}

function show(notice: HTMLElement, text: string): HTMLElement {
  Object.assign(notice, { className: 'notice', dir: 'auto' });
  const button = element('button', { type: 'button', textContent: say('close') });
  button.addEventListener('click', () => notice.remove());
  notice.append(element('p', { textContent: text }), button);
  document.body.append(notice);
  return notice;
}

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);
