const english = new Intl.DisplayNames('en', { type: 'language' });

/** "Greek" for `el`; the code itself if it names no language. */
export const englishName = (code: string): string => english.of(code) ?? code;

export const isKnownLanguage = (code: string): boolean => englishName(code) !== code;
