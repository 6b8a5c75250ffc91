const shown = new Set<string>();

/** Shows a message at the bottom of the CMS, once. */
export function showNotice(text: string): void {
  if (shown.has(text)) return;
  shown.add(text);
  show(document.createElement('div'), text).setAttribute('role', 'alert');
}

/** Shows a message above the CMS's own dialogs. */
export function showMessage(text: string): void {
  const dialog = document.createElement('dialog');
  show(dialog, text).setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-label', text);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
}

function show(notice: HTMLElement, text: string): HTMLElement {
  notice.className = 'notice';
  const words = document.createElement('p');
  words.textContent = text.trim();
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Close';
  button.addEventListener('click', () => notice.remove());
  notice.append(words, button);
  document.body.append(notice);
  return notice;
}

export const notSetUp = `Editing on the web is not set up for this site yet.
Its owner finds in docs/sign-in.md how to do it. Until then the site can be edited on a computer
that has its folder: run "npm start" there and open /admin/ at the address it prints.`;

/** Whether the CMS offers to work with a local folder. */
export function isOwnComputer(hostname: string): boolean {
  return hostname === '127.0.0.1' || /^(.+\.)?localhost$/.test(hostname);
}
