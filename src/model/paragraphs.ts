/** The paragraphs of a text: a blank line separates them. */
export const paragraphsOf = (text: string): string[] =>
  text.split(/\n(?:[^\S\n]*\n)+/).map((paragraph) => paragraph.trim());
