/** The pseudo-language, made of the sample's default one. */
import { contentRoot } from '../../src/model/files/contentRoot';
import { pseudoLanguage } from '../pseudo';
import { filesOf } from '../wordFiles';

export const pseudo = pseudoLanguage(contentRoot());

export const pseudoFiles = () => filesOf(pseudo.code, pseudo.words);
