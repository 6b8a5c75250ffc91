/** The pages with legal texts. Each exists in the languages that have a Markdown file for it. */
export const legalPages = ['imprint', 'privacy'] as const;
export type LegalPage = (typeof legalPages)[number];

/** The page's path in the default language. */
export const legalPath = (page: LegalPage) => `/${page}/`;

export const legalFile = (page: LegalPage, language: string) => `content/${page}/${language}.md`;
