/** Says at a field that its text is missing. */
import type { CustomFieldControlProps, CustomPreviewTemplateProps } from '@sveltia/cms';
import { isUntranslated, valueAt } from '../../model/texts';
import { NO_LANGUAGE } from '../merge/names';
import { type CmsSettings, defaultCode } from '../settings';
import { languageName, translate } from '../words';

/** With what patches in `src/build/editor/cmsPatches.ts` add. */
export interface FieldProps extends CustomFieldControlProps {
  /** Such as `page.about.map.slides.2`. */
  keyPath?: string;
  locale?: string;
  getAsset?: CustomPreviewTemplateProps['getAsset'];
}

type Saved = { data: unknown; i18n: Record<string, { data: unknown } | undefined> };

export function translationNote({ languages }: CmsSettings) {
  const original = defaultCode(languages);
  const codes = languages.map(({ code }) => code);
  return ({ keyPath = '', locale = '', value, entry }: FieldProps): string | undefined => {
    const path = keyPath.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    // In a file for all languages, such as a picture's description.
    const isPerLanguage = locale === NO_LANGUAGE;
    const language = isPerLanguage ? String(path.at(-1)) : locale;
    if (!entry || language === original || !codes.includes(language)) return undefined;
    const { data, i18n } = entry.toJS() as Saved;
    const originals = isPerLanguage ? data : i18n[original]?.data;
    const source = valueAt(originals, isPerLanguage ? path.with(-1, original) : path);
    if (!source || !isUntranslated(String(value ?? ''))) return undefined;
    return `${translate('To translate.')} ${languageName(original)}: “${source}”`;
  };
}
