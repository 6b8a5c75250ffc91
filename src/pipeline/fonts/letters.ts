/** Which letters of a language's content its pages show in which font, as the model says. */
import { z } from 'zod';
import type { LoadedContent } from '../../files/read';
import type { FontRole } from '../../looks/design';
import { designs } from '../../looks/designs';
import { companyModel } from '../../model/company';
import { shownText, type TextFont } from '../../model/fieldTypes';
import { aboutModel, wordsModel } from '../../model/model';
import { withoutWrapper } from '../../model/schemaAt';
import { isContainer, textFor, textsIn } from '../../model/texts';
import { viewData } from '../../model/viewData';

/** What components and browsers add: the year, numbers of lists, hyphens. */
const ADDED = '© 0123456789.-';
/** Spaces are between lines, and the last one between phrases that don't move. */
const ADDED_TO_HEADINGS = ' -\u00a0·';

/** `language` is a published one. */
export function lettersOf(content: LoadedContent, language: string): Record<FontRole, string> {
  const words = content.words[language];
  const { shell } = viewData(content, language);
  const { label, labelCase } = designs[content.look].styles;
  const letters = { heading: ADDED_TO_HEADINGS, italic: '', text: ADDED };
  const add = (text: string, font: TextFont = 'text') => {
    if (font === 'none') return;
    const isItalic = font === 'label' && label.startsWith('italic');
    const isCapitals = font === 'label' && labelCase === 'uppercase';
    const shown = isCapitals ? text + text.toLocaleUpperCase(language) : text;
    letters.text += shown;
    if (isItalic || font === 'heading' || font === 'emphasis') letters.heading += shown;
    if (isItalic) letters.italic += shown;
  };
  const codes = [language, content.settings.defaultLanguage];
  const models = [
    [words, wordsModel],
    [content.company, companyModel],
    [content.about, aboutModel],
  ] as const;
  for (const [value, model] of models)
    for (const [text, font] of fieldsIn(value, model, codes)) add(text, font);
  add(shell.drawnMap?.credit ?? '');
  for (const { network = '' } of shell.company.profiles) add(network);
  for (const node of Object.values(shell.legalTexts).flat())
    for (const [, text] of textsIn(node))
      add(text, typeof node === 'object' && node.tag === 'h2' ? 'heading' : 'text');
  // Names of languages in other scripts are in the device's fonts, so that a page loads only the fonts of its own script.
  // If the page has some of their letters, such as those of a person's name, all must be in our fonts: browsers don't join
  // the letters of two fonts.
  for (const { script, name } of shell.languages) {
    const hasLetters = name.match(/\p{Letter}/gu)?.some((letter) => letters.text.includes(letter));
    if ([shell.language.script, 'Latn'].includes(script) || hasLetters) add(name);
  }
  return letters;
}

/** What pages begin with in the fonts of headings, so that it is on the first screen: the company's name, and their titles. */
export function titlesOf(content: LoadedContent, language: string) {
  const { about, ...others } = content.words[language] ?? {};
  const { first = '', second = '', third = '' } = about?.title ?? {};
  const { name } = viewData(content, language).shell.company;
  const titles = [...fieldsIn(others, wordsModel, [])].filter(([, font]) => font === 'title');
  return {
    about: { heading: [name, first, second, third].join(' '), italic: second },
    others: { heading: [name, ...titles.map(([text]) => text)].join(' ') },
  };
}

/** Every text with its font, or that of the group it is in. Of texts per language, only the first in `codes`. */
function* fieldsIn(
  value: unknown,
  model: unknown,
  codes: string[],
  groupFont?: TextFont,
): Generator<[string, TextFont | undefined]> {
  const inner = withoutWrapper(model);
  const font = (inner instanceof z.ZodType ? inner.meta()?.font : undefined) ?? groupFont;
  if (typeof value === 'string') yield [String(shownText(inner, value)), font];
  else if (inner instanceof z.ZodObject && isContainer(value))
    for (const [key, part] of Object.entries(value))
      yield* fieldsIn(part, inner.shape[key], codes, font);
  else if (Array.isArray(value) && inner instanceof z.ZodArray)
    for (const item of value) yield* fieldsIn(item, inner.element, codes, font);
  else if (inner instanceof z.ZodRecord && isContainer(value)) {
    const text = textFor(value as Record<string, string>, codes);
    yield* fieldsIn(text, inner.valueType, codes, font);
  }
}
