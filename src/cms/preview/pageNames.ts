/** Names of pages as in the content: `about` has its words in `page.about`. */

/** The name for a file in `src/pages/`; the content uses a word where the file name starts with a digit. */
export function pageOfFile(file: string): string {
  const name = file.replace(/\.tsx$/, '');
  return name === '404'
    ? 'notFound'
    : name.replace(/[-/](\w)/g, (_, letter) => letter.toUpperCase());
}

/** The name in a field's key, as the CMS writes it: `page.about.map.slides.2`. */
export const pageOfKey = (key: string): string | undefined => /^page\.(\w+)/.exec(key)?.[1];
