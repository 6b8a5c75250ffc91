import { aboutModel } from '../model/model';
import { missingTexts, textsIn } from '../model/validation/translations';
import { savedContent, savedWords } from './content';
import { wordNames } from './entries';
import { nameOf } from './problems';

/** The texts that a translation lacks as saved, by their names in the forms. */
export function missingInLanguage(code: string, original: string): string[] {
  const textsOf = (language: string) => textsIn(language, savedWords(language), savedContent);
  return missingTexts(textsOf(code), textsOf(original)).map((key) => {
    // `about.title.first`, `labels.skip` or `collage[0].alt`
    const words = wordNames.find((one) => key.startsWith(`${one}.`));
    if (words) return nameOf(words, key.slice(words.length + 1));
    const [top = ''] = key.split(/[.[]/);
    const name = top in aboutModel.shape ? 'pictures' : 'company';
    return nameOf(name, `${key}.${code}`);
  });
}
