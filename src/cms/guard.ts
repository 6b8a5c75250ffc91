/** Nothing is saved that the build would refuse, not even what stands in a closed part of the form. */
import type { AppEventListener } from '@sveltia/cms';
import { reportProblems } from '../content/report';
import { entries, isEntryName } from './entries';
import { problemsOf } from './problems';
import type { CmsSettings } from './settings';

interface SavedEntry {
  slug: string;
  /** In the default language, or in none. */
  data: unknown;
  /** In each other language. */
  i18n: Record<string, { data: unknown }>;
}

export function guardSaving({ languages }: CmsSettings): AppEventListener {
  return {
    name: 'preSave',
    handler: ({ entry: edited }) => {
      const { slug, data, i18n } = edited.toJS() as unknown as SavedEntry;
      if (!isEntryName(slug)) return;
      const problems = languages.flatMap((language, index) => {
        const value = index === 0 ? data : i18n[language.code]?.data;
        return value === undefined ? [] : problemsOf({ entry: entries[slug], value, language });
      });
      if (problems.length) throw refusal(reportProblems(problems, 'Not saved. To mend:'));
    },
  };
}

/** The CMS shows the cause of an error of this name in its dialog. */
function refusal(report: string): Error {
  return new Error('saving_failed', { cause: new Error(report) });
}
