/** The pseudo-language, made of the sample's default one. */
import { contentRoot } from '../../src/model/files/contentRoot';
import { pseudoLanguage } from '../pseudo';
import { filesOf } from '../wordFiles';

export const pseudo = pseudoLanguage(contentRoot());
/** A language with a folder that is not listed in site.json. */
export const draft = 'ia';

export const pseudoFiles = () => ({
  ...filesOf(pseudo.code, pseudo.words),
  ...filesOf(draft, pseudo.words),
});
