import { useState } from 'react';
import type { StaticProps } from './Static';

/**
 * Stands for `Static` in visitors' browsers: React leaves what is in it as the build has written it, whatever
 * the children are. The same is there again should React ever draw the whole page anew, as it does where it finds
 * another than it expects.
 */
export function Static({ as: Element, name, children: _, ...attributes }: StaticProps) {
  // Read once: it would otherwise be written anew after each change from elsewhere, as the scroll animation's.
  const [__html] = useState(() => builtHtml(name));
  return (
    <Element
      data-static={name}
      {...attributes}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own.
      dangerouslySetInnerHTML={{ __html }}
    />
  );
}

const builtHtml = (name: string): string =>
  document.querySelector(`[data-static="${name}"]`)?.innerHTML ?? '';
