/** Looks into HTML that parse5 has parsed. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree } from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;

/** In the document's order. */
export function elementsIn(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes
    .filter(tree.isElementNode)
    .flatMap((element) => [element, ...elementsIn(element)]);
}

export const attribute = ({ attrs }: Element, wanted: string): string | undefined =>
  attrs.find(({ name }) => name === wanted)?.value;

/** Of an element that holds nothing else, such as a style. */
export function textOf({ childNodes: [text] }: Element): string {
  return text && tree.isTextNode(text) ? text.value : '';
}
