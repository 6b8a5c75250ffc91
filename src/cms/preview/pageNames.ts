/** Pages, as the content calls them: `about` has its words in `page.about`. */

/** Of a file in `src/pages/`, whose name begins with a digit where the content needs a word. */
export function pageOfFile(file: string): string {
  const name = file.replace(/\.tsx$/, '');
  return name === '404'
    ? 'notFound'
    : name.replace(/[-/](\w)/g, (_, letter) => letter.toUpperCase());
}

/** Of a field's key, as the CMS writes it: `page.about.map.slides.2`. */
export const pageOfKey = (key: string): string | undefined => /^page\.(\w+)/.exec(key)?.[1];
