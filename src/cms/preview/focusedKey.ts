/** The key of the field in which the editor now is, if it is one of this language's. */
export function focusedKey(target: EventTarget | null, language: string): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const field = target.closest<HTMLElement>('[data-key-path]');
  const pane = target.closest<HTMLElement>('[data-locale]');
  const isHere = !pane || pane.dataset.locale === language || pane.dataset.locale === '_default';
  return isHere ? field?.dataset.keyPath : undefined;
}
