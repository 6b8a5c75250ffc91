import { sharedFiles } from '../model/model';
import { missingTexts } from '../model/validation/translations';
import { savedContent, savedWords } from './content';
import type { EntryName } from './entries';
import { nameOf } from './problems';

/** The texts that a translation lacks as saved, by their names in the forms. */
export function missingInLanguage(code: string, original: string): string[] {
  return missingTexts(code, original, savedWords, savedContent).map((text) => {
    // `about.title.first` or `pictures.collage[0].alt`
    const [name = '', ...key] = text.split('.');
    return nameOf(name as EntryName, [...key, ...(name in sharedFiles ? [code] : [])].join('.'));
  });
}
