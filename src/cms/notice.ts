/** Something that an editor should read before anything else, at the foot of the CMS. */
export function showNotice(text: string): void {
  const notice = document.createElement('div');
  notice.className = 'notice';
  notice.setAttribute('role', 'alert');
  const words = document.createElement('p');
  words.textContent = text.trim();
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Close';
  button.addEventListener('click', () => notice.remove());
  notice.append(words, button);
  document.body.append(notice);
}
