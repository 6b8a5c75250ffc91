import type { HTMLAttributes } from 'react';

export interface StaticProps
  extends Pick<HTMLAttributes<HTMLElement>, 'className' | 'aria-labelledby' | 'children'> {
  /** The element itself. */
  as: 'header' | 'footer' | 'section' | 'ul' | 'div';
  /** No two of a page have the same. */
  name: string;
}

/**
 * What no script changes: in visitors' browsers `builtStatic.tsx` stands here, and React has less to do. So nothing
 * in it may listen, wait or remember: it would while developing, and not on the built site.
 */
export function Static({ as: Element, name, ...attributes }: StaticProps) {
  return <Element data-static={name} {...attributes} />;
}
