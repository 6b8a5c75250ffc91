/** The site's content in any number of languages: its own, then copies of the default one under real codes. */

import { jsonText } from '../../content/jsonText';
import { describeLanguage } from '../../content/languages';
import { type Translation, translationModel } from '../../content/model';
import type { Path } from '../../content/path';
import { roomAt } from '../../content/pseudo';
import { readSite, readTranslation } from '../../content/read';

/** In many scripts, as a language brings letters of its own, and with them fonts. */
const codes =
  'en el de ar fr es it pt nl sv da nb fi is pl cs sk sl hr sr bs mk bg ro hu et lv lt uk be ru tr az kk ky uz hy ka he fa ur hi bn ta te ml kn gu mr pa si ne th lo km my vi id ms sw af zu ja ko zh';

export const mostLanguages = new Set(codes.split(' ')).size;

/** Files that take the place of the project's. */
export function contentIn(root: string, count: number): Record<string, string> {
  const site = readSite(root);
  const { defaultLanguage } = site;
  const own = [defaultLanguage, ...site.languages];
  const languages = [...new Set([...own, ...codes.split(' ')])].slice(0, count);
  const original = readTranslation(root, defaultLanguage);
  const made = languages.filter((code) => !site.languages.includes(code));
  return {
    'content/site.json': jsonText({ defaultLanguage, languages }),
    ...Object.fromEntries(
      made.map((code) => [`locales/${code}/translation.json`, jsonText(marked(original, code))]),
    ),
  };
}

/** Every text ends with the language's own name, as far as the model has room for it. */
export function marked(original: Translation, code: string): Translation {
  const { name } = describeLanguage(code);
  return translationModel.parse(markedAt(original, name, []));
}

function markedAt(value: unknown, name: string, path: Path): unknown {
  if (typeof value === 'string') return `${value.slice(0, roomAt(path) - name.length - 1)} ${name}`;
  if (Array.isArray(value)) return value.map((inner, at) => markedAt(inner, name, [...path, at]));
  return Object.fromEntries(
    Object.entries(Object(value)).map(([key, inner]) => [
      key,
      markedAt(inner, name, [...path, key]),
    ]),
  );
}
