import { translate } from './words';

const shown = new Set<string>();

/** Shows a message at the bottom of the CMS, once. */
export function showNotice(text: string): void {
  if (shown.has(text)) return;
  shown.add(text);
  show(element('div'), text.trim()).setAttribute('role', 'alert');
}

/** Shows a message above the CMS's own dialogs. */
export function showMessage(text: string): void {
  const dialog = element('dialog');
  show(dialog, text).setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-label', text);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
}

let status: HTMLElement | undefined;

interface Link {
  label: string;
  href: string;
}

/** Shows what a save has done, in place of the last such message. */
export function showStatus(text: string, { label, href }: Link): void {
  status?.remove();
  status = element('div');
  status.setAttribute('role', 'status');
  document.body.append(status);
  const link = element('a', { href, target: href.startsWith('#') ? '' : '_blank' }, label);
  show(status, `${text} `).querySelector('p')?.append(link);
}

function show(notice: HTMLElement, text: string): HTMLElement {
  Object.assign(notice, { className: 'notice', dir: 'auto' });
  const button = element('button', { type: 'button' }, translate('Close'));
  button.addEventListener('click', () => notice.remove());
  notice.append(element('p', {}, text), button);
  document.body.append(notice);
  return notice;
}

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  text = '',
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties, text && { textContent: text });
}

export const notSetUp =
  'Editing on the web is not set up for this site yet. Its owner can set it up as docs/sign-in.md describes. Until then the site can be edited on a computer that has its folder: run "npm start" there and open /admin/ at the address it prints.';

/** Whether the CMS offers to work with a local folder. */
export function isOwnComputer(hostname: string): boolean {
  return hostname === '127.0.0.1' || /^(.+\.)?localhost$/.test(hostname);
}
