import { useMemo } from 'react';
import type { Translation } from '../content/model';

interface PageData {
  /** As gatsby-plugin-react-i18next returns them to each page: every JSON file of the language, by its name. */
  locales: { edges: readonly { node: { ns: string | null; data: string | null } }[] } | null;
}

/**
 * The words of the page's language, typed by the content model, so that a wrong key does not compile.
 * They come whole and raw: i18next's `t()` would read `{{…}}` and `$t(…)` in an editor's text as instructions.
 */
export function useWords({ locales }: PageData): Translation {
  const file = locales?.edges.find(({ node }) => node.ns === 'translation')?.node.data ?? 'null';
  return useMemo(() => JSON.parse(file), [file]);
}
