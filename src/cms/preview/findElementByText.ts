import { paragraphsOf } from '../../model/texts';

/** The element of the page that shows a text, by its first paragraph, or a picture. */
export function findElementByText(page: ParentNode, value: string): Element | undefined {
  const [wanted = ''] = paragraphsOf(value.trim());
  if (!wanted) return undefined;
  const elements = [...page.querySelectorAll('*')];
  return elements.find((element) => isShownBy(element, wanted)) ?? elements.find(holds);

  /** One of several phrases in a label for screen readers. */
  function holds(element: Element): boolean {
    return ownTexts(element).some((text) => text.includes(wanted));
  }
}

function isShownBy(element: Element, wanted: string): boolean {
  const names = ['alt', 'aria-label', 'src'].map((name) => element.getAttribute(name));
  return names.includes(wanted) || ownTexts(element).some((text) => text.trim() === wanted);
}

/** The element's own text nodes, without those of its children. */
function ownTexts(element: Element): string[] {
  return [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent ?? '');
}
