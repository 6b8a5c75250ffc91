/** The key of the focused field, if it belongs to this language. */
export function focusedKey(target: EventTarget | null, language: string): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const field = target.closest<HTMLElement>('[data-key-path]');
  const pane = target.closest<HTMLElement>('[data-locale]');
  const isHere = !pane || pane.dataset.locale === language || pane.dataset.locale === '_default';
  return isHere ? field?.dataset.keyPath : undefined;
}
