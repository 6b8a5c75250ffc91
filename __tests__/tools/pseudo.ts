/** Another company's words: the same ones, each text from its end to its beginning. */
import { wordsModel } from '../../src/model/model';
import { isTargetAt } from '../../src/model/schemaAt';
import { mapTexts } from '../../src/model/texts';
import type { AllWords } from './wordFiles';

export const pseudoText = (text: string) => [...text].reverse().join('');

export const pseudoWords = (words: AllWords): AllWords =>
  mapTexts(words, (text, path) => (isTargetAt(wordsModel, path) ? text : pseudoText(text)));
