/**
 * Finds which letters a finished page shows in which font, from its HTML and styles. Selectors are matched by their last
 * part only, regardless of ancestors and media queries: a font may get a letter too many, but never lacks one.
 */
import { defaultTreeAdapter as tree } from 'parse5';
import postcss from 'postcss';
import { describeLanguage } from '../content/languages/languages';
import { type FontFamily, type FontStyle, fontFamilies } from './fontSources';
import { attribute, type Element } from './htmlTree';

interface Fonts {
  families: FontFamily[];
  isItalic: boolean;
  isUppercase: boolean;
}

/** The font declarations of a rule. */
export interface FontRule extends Fonts {
  matches: (element: Element) => boolean;
}

export type Letters = Record<FontFamily, Record<FontStyle, string>>;

/** `html` is the page's root element, `rules` are those of all its styles. */
export function lettersOf(html: Element, rules: FontRule[]): Letters {
  const language = attribute(html, 'lang') ?? '';
  const { script } = describeLanguage(language);
  const letters: Letters = {
    Display: { normal: '', italic: '' },
    Text: { normal: '', italic: '' },
  };
  read(html, { families: [], isItalic: false, isUppercase: false });
  return letters;

  function read(element: Element, around: Fonts): void {
    if (isUnseen(element) || !isInScript(element)) return;
    const matching = [around, ...rules.filter(({ matches }) => matches(element))];
    const fonts: Fonts = {
      families: [...new Set(matching.flatMap(({ families }) => families))],
      isItalic: matching.some(({ isItalic }) => isItalic),
      isUppercase: matching.some(({ isUppercase }) => isUppercase),
    };
    for (const text of textsBeside(element)) add(text, fonts);
    for (const child of element.childNodes) {
      if (tree.isTextNode(child)) add(child.value, fonts);
      else if (tree.isElementNode(child)) read(child, fonts);
    }
  }

  function add(text: string, { families, isItalic, isUppercase }: Fonts) {
    const shown = isUppercase ? text + text.toLocaleUpperCase(language) : text;
    for (const family of families) {
      letters[family].normal += shown;
      if (isItalic) letters[family].italic += shown;
    }
  }

  /** Text in another script, such as names of languages, uses the device's fonts. */
  function isInScript(element: Element): boolean {
    const other = attribute(element, 'lang');
    return other === undefined || [script, 'Latn'].includes(describeLanguage(other).script);
  }
}

const isUnseen = (element: Element) =>
  ['head', 'script', 'style', 'template'].includes(element.tagName) ||
  classesOf(element).includes('visually-hidden');

/** Texts that appear when a picture fails to load, next to external links in print, and in islands in the browser. */
function textsBeside(element: Element): string[] {
  const address = attribute(element, 'href') ?? '';
  const { words } = JSON.parse(attribute(element, 'data-props') ?? '{}');
  return [
    attribute(element, 'alt') ?? '',
    /^https?:/.test(address) ? address : '',
    ...Object.values<string>(words ?? {}),
  ];
}

const classesOf = (element: Element) => attribute(element, 'class')?.split(/\s+/) ?? [];

export function fontRulesIn(css: string): FontRule[] {
  const sheet = postcss.parse(css);
  const withVariables = variablesIn(sheet);
  const rules: FontRule[] = [];
  sheet.walkRules((rule) => {
    const declared = (property: RegExp) =>
      rule.nodes
        .filter((node) => node.type === 'decl')
        .filter(({ prop }) => property.test(prop))
        .map(({ value }) => withVariables(value))
        .join(' ');
    const families = fontFamilies.filter((name) => hasWord(declared(/^font(-family)?$/), name));
    const isItalic = hasWord(declared(/^font(-style)?$/), 'italic|oblique');
    const isUppercase = hasWord(declared(/^text-transform$/), 'uppercase|capitalize');
    if (families.length || isItalic || isUppercase)
      rules.push({ matches: matcherOf(rule), families, isItalic, isUppercase });
  });
  return rules;
}

/** Quoted names are fonts of the device. */
const hasWord = (value: string, word: string) =>
  new RegExp(`(?<![\\w-])(${word})(?![\\w-])`).test(value.replace(/"[^"]*"|'[^']*'/g, ''));

/** Expands variables to the values from all rules. */
function variablesIn(sheet: postcss.Root): (value: string) => string {
  const values = new Map<string, string>();
  sheet.walkDecls(/^--/, ({ prop, value }) => {
    values.set(prop, `${values.get(prop) ?? ''} ${value}`);
  });
  const withVariables = (value: string): string =>
    [
      value,
      ...(value.match(/--[\w-]+/g) ?? []).map((name) => withVariables(values.get(name) ?? '')),
    ].join(' ');
  return withVariables;
}

/** Tag and classes of each selector's last part; without any, it matches everything. */
function matcherOf({ selectors }: postcss.Rule): (element: Element) => boolean {
  const subjects = selectors.map((selector) => {
    const plain = withoutBrackets(selector);
    const subject = plain.split(/(?<!\\)[\s>+~]+/).at(-1) ?? '';
    const [tag] = /^[a-z][a-z\d]*/i.exec(subject) ?? [];
    const classes = [...subject.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
      name.replace(/\\(.)/g, '$1'),
    );
    return { tag, classes };
  });
  return (element) => {
    const has = classesOf(element);
    return subjects.some(
      ({ tag, classes }) =>
        (!tag || tag === element.tagName) && classes.every((name) => has.includes(name)),
    );
  };
}

/** Removes attributes and pseudo-classes, from the innermost bracket outwards. */
function withoutBrackets(selector: string): string {
  const less = selector.replace(/\[[^\]]*\]|::?[\w-]+(\([^()]*\))?(?![\w(-])/g, '');
  return less === selector ? selector.trim() : withoutBrackets(less);
}
