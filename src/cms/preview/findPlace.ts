/** The element of the page that shows a text or picture, whatever component drew it. */
export function findPlace(page: ParentNode, value: string): Element | undefined {
  const wanted = value.trim();
  if (!wanted) return undefined;
  const elements = [...page.querySelectorAll('*')];
  return elements.find((element) => isShownBy(element, wanted)) ?? elements.find(holds);

  /** A phrase among others, as screen readers hear them. */
  function holds(element: Element): boolean {
    return [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes(wanted),
    );
  }
}

function isShownBy(element: Element, wanted: string): boolean {
  const names = ['alt', 'aria-label', 'src'].map((name) => element.getAttribute(name));
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return names.includes(wanted) || texts.some((node) => node.textContent?.trim() === wanted);
}
