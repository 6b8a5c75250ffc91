import { createElement, type ReactNode } from 'react';
import type { MarkdownNode } from '../../content/markdown';

/** Renders the elements that `src/content/markdown.ts` allows. */
export function Markdown({ nodes }: { nodes: readonly MarkdownNode[] }): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const { tag, href, start, children } = node;
    // `br` must have no children.
    const inner = children.length ? <Markdown nodes={children} /> : undefined;
    return createElement(tag, { key: String(index), href, start }, inner);
  });
}
