/** The CMS's dialogs and questions, and what is chosen, dropped and pasted. */

/**
 * Calls `refuse` for files that are dropped or pasted where nothing takes them. The browser would leave the editor to show
 * a dropped one; a pasted one would vanish.
 */
export function refuseFiles(page: Window, refuse: () => void): void {
  const stop = (event: Event, isStopped: boolean) => {
    if (!isStopped) return false;
    event.preventDefault();
    event.stopImmediatePropagation();
    return true;
  };
  const isIn = (selector: string, { target }: Event) =>
    target instanceof Element && target.closest(selector) !== null;
  const isMisplaced = (event: DragEvent) =>
    Boolean(event.dataTransfer?.types.includes('Files')) && !isIn('.drop-target', event);
  page.addEventListener('dragover', (event) => stop(event, isMisplaced(event)), true);
  page.addEventListener('drop', (event) => stop(event, isMisplaced(event)) && refuse(), true);
  const isPictureAlone = (event: ClipboardEvent) =>
    Boolean(event.clipboardData?.files.length) && !event.clipboardData?.getData('text/plain');
  const isLost = (event: ClipboardEvent) =>
    isPictureAlone(event) && !isIn('.drop-target .empty', event);
  page.addEventListener('paste', (event) => stop(event, isLost(event)) && refuse(), true);
}

/** Pastes what `tidy` returns for the HTML in place of it, into texts with formats. */
export function watchPaste(tidy: (html: string) => string): void {
  const watch = (event: ClipboardEvent) => {
    const { clipboardData, target } = event;
    const html = clipboardData?.getData('text/html') ?? '';
    const tidied = tidy(html);
    if (tidied === html || !(target instanceof Element)) return;
    if (!target.closest('[contenteditable="true"]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const pasted = new DataTransfer();
    pasted.setData('text/html', tidied);
    pasted.setData('text/plain', clipboardData?.getData('text/plain') ?? '');
    const init = { clipboardData: pasted, bubbles: true, cancelable: true };
    target.dispatchEvent(new ClipboardEvent('paste', init));
  };
  window.addEventListener('paste', watch, true);
}

/**
 * Calls `take` with each file that is chosen or dropped, and the title of the dialog, which names a picture to be
 * replaced. `take` returns the file to use, or nothing to refuse it. Dropped files can only be refused.
 */
export function watchFiles(take: (file: File, title: string) => File | undefined): void {
  const watch = (event: Event) => {
    const input = event.target instanceof HTMLInputElement ? event.target : undefined;
    const given = event instanceof DragEvent ? event.dataTransfer?.files : input?.files;
    if (!given?.length) return;
    const title = document.querySelector('dialog[open] .title')?.textContent ?? '';
    const taken = new DataTransfer();
    for (const file of given) {
      const used = take(file, title);
      if (used) taken.items.add(used);
    }
    if (taken.files.length < given.length) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (input) input.files = taken.files;
  };
  for (const name of ['change', 'drop']) window.addEventListener(name, watch, true);
}

/** The CMS is silent if it can't rename a picture; `tell` is called with the reason. */
export function watchAssets(tell: (reason: string) => void): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (!window.location.hash.startsWith('#/assets')) return;
    event.preventDefault();
    tell((event.reason?.cause ?? event.reason)?.message);
  });
}

/** Escape would answer the CMS's questions with no, which at "Restore Draft" deletes the draft. */
export function keepQuestions(): void {
  const keep = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !document.querySelector('[role="alertdialog"]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', keep, true);
}

/** The CMS's advice to try again later leaves its dialog where there is a reason, for eyes and screen readers. */
export function showOnlyReasons(): void {
  new MutationObserver(() => {
    for (const reason of document.querySelectorAll('[role="alertdialog"] .error:not(.alert)'))
      for (const node of reason.parentElement?.childNodes ?? [])
        if (node instanceof Text && node.data) node.data = '';
  }).observe(document.body, { childList: true, subtree: true });
}
