import { useMemo } from 'react';
import type { Words } from '../content/model';

interface PageData {
  /** From gatsby-plugin-react-i18next: every JSON file of the language, named by `ns`. */
  locales: { edges: readonly { node: { ns: string | null; data: string | null } }[] } | null;
}

/**
 * Returns the words of the page's language, typed by the content model, so that a wrong key does not compile.
 * Doesn't use i18next's `t()`, which would treat `{{…}}` and `$t(…)` in an editor's text as instructions.
 */
export function useWords({ locales }: PageData): Words {
  const file = locales?.edges.find(({ node }) => node.ns === 'translation')?.node.data ?? 'null';
  return useMemo(() => JSON.parse(file), [file]);
}
