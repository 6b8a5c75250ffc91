/** Says at a field that its text is missing or older than its original. */
import type { CustomFieldControlProps, CustomPreviewTemplateProps } from '@sveltia/cms';
import {
  type BuiltTexts,
  missingTexts,
  outdatedTexts,
  type Texts,
} from '../../content/languages/completeness';
import { formatPath, valueAt } from '../../content/path';
import { NO_LANGUAGE } from '../merge/names';
import { type CmsSettings, defaultCode } from '../settings';
import { languageName, translate } from '../words';

/** With what patches in `src/gatsby/cmsPatches.ts` add. */
export interface FieldProps extends CustomFieldControlProps {
  /** Such as `page.about.map.slides.2`. */
  keyPath?: string;
  locale?: string;
  getAsset?: CustomPreviewTemplateProps['getAsset'];
}

type Saved = { data: unknown; i18n: Record<string, { data: unknown } | undefined> };

export function translationNote({ languages }: CmsSettings, built: BuiltTexts) {
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
    const key = formatPath(isPerLanguage ? path.slice(0, -1) : path);
    const oneText = (text: unknown): Texts => new Map([[key, String(text ?? '')]]);
    const texts = { language: original, texts: oneText(source) };
    const shown = source ? ` ${languageName(original)}: “${source}”` : '';
    if (missingTexts(oneText(value), texts.texts).length)
      return `${translate('To translate.')}${shown}`;
    if (outdatedTexts(language, oneText(value), texts, built).length)
      return `${translate(`Older than the ${languageName(original)} text: check whether it still fits.`)}${shown}`;
    return undefined;
  };
}
