/** The CMS's dialogs and questions, and the files that are chosen in them. */

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
