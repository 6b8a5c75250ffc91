/** Helpers for parse5's HTML tree. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree } from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;

/** In document order. */
export function elementsIn(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes
    .filter(tree.isElementNode)
    .flatMap((element) => [element, ...elementsIn(element)]);
}

export const attribute = ({ attrs }: Element, wanted: string): string | undefined =>
  attrs.find(({ name }) => name === wanted)?.value;

/** The text of an element that contains only text, such as a style. */
export function textOf({ childNodes: [text] }: Element): string {
  return text && tree.isTextNode(text) ? text.value : '';
}
