/** The pages with legal texts. Each exists in the languages that have a Markdown file for it. */
export const legalPages = ['imprint', 'privacy'] as const;
export type LegalPage = (typeof legalPages)[number];

/** The page's path in the default language. */
export const legalPath = (page: LegalPage) => `/${page}/`;

export const legalFile = (page: LegalPage, language: string) => `content/${page}/${language}.md`;

/** A page and a language that it exists in, from the pages' query. */
interface Existing {
  page: string;
  language: string;
}

/** The languages that a legal page exists in. */
export const languagesOf = (page: LegalPage, existing: readonly Existing[]): string[] =>
  existing.filter((one) => one.page === page).map(({ language }) => language);
