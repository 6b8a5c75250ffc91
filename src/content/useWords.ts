import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Translation } from './model';

/**
 * The words of the page's language, typed by the content model, so that a wrong key does not compile.
 * They come whole and raw: `t()` would read `{{…}}` and `$t(…)` in an editor's text as instructions.
 */
export function useWords(): Translation {
  const { i18n } = useTranslation();
  return i18n.getResourceBundle(i18n.language, 'translation') as Translation;
}
