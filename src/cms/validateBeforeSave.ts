/** Refuses to save what the build would reject, including closed parts of the form. */
import type { AppEventListener } from '@sveltia/cms';
import { entries, isEntryName, isTranslated } from './entries';
import { isUnreadable } from './jsonFormat';
import { formatProblem, problemsOf } from './problems';
import { savedLanguages } from './savedEntries';
import { type CmsSettings, publishedCodes } from './settings';
import { translate } from './words';

interface SavedEntry {
  slug: string;
  /** The data in the default language, or without a language. */
  data: unknown;
  /** The data in the other languages. */
  i18n: Record<string, { data: unknown }>;
}

export function validateBeforeSave({ languages }: CmsSettings): AppEventListener {
  return {
    name: 'preSave',
    handler: ({ entry: edited }) => {
      const { slug, data, i18n } = edited.toJS() as unknown as SavedEntry;
      if (!isEntryName(slug)) return;
      if (isUnreadable(slug)) throw refusal(translate(`${entries[slug].label} ${cannotBeRead}`));
      const entry = entries[slug];
      const current = savedLanguages(languages);
      const published = publishedCodes(current);
      const versions = current
        .filter(({ isDraft }) => !isDraft)
        .map((one) => ({ ...one, value: one.isDefault ? data : i18n[one.code]?.data }))
        .filter(({ value }) => value !== undefined);
      const lines = versions.flatMap(({ name, value }) => {
        const problems = problemsOf({ entry, value, isPublished: true, published });
        const where = isTranslated(entry) ? `${name}: ` : '';
        return problems.map((problem) => where + formatProblem(entry, problem));
      });
      if (lines.length) throw refusal(`${translate('Please fix:')}\n\n${lines.join('\n')}`);
    },
  };
}

const cannotBeRead =
  'cannot be read, and saving would replace it. Ask the site’s developer to repair it.';

/** The CMS shows the cause of an error with this name in its dialog. */
export function refusal(report: string): Error {
  return new Error('saving_failed', { cause: new Error(report) });
}
