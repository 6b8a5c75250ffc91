import { createElement, type ReactNode } from 'react';
import { withPrefix } from '../../client/withPrefix';
import type { MarkdownNode } from '../../model/markdown';

/** Renders the elements that `src/model/markdown.ts` allows. */
export function Markdown({ nodes }: { nodes: readonly MarkdownNode[] }): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const { tag, start, children } = node;
    const href = node.href?.startsWith('/') ? withPrefix(node.href) : node.href;
    // `br` must have no children.
    const inner = children.length ? <Markdown nodes={children} /> : undefined;
    return createElement(tag, { key: String(index), href, start }, inner);
  });
}
