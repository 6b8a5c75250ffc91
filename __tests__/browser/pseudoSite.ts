/** The pseudo-language, made of the sample's default one. */
import { contentRoot } from '../../src/content/files/contentRoot';
import { jsonText } from '../../src/content/jsonText';
import { pseudoLanguage } from '../pseudo';

export const pseudo = pseudoLanguage(contentRoot());
/** A language with a folder that is not listed in site.json. */
export const draft = 'ia';

export const pseudoFiles = () => ({
  [pseudo.file]: jsonText(pseudo.words),
  [`locales/${draft}/translation.json`]: jsonText(pseudo.words),
});
