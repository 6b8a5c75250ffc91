/** Another company's words: the same ones, each text from its end to its beginning. */
import type { AllWords } from './wordFiles';

export const pseudoText = (text: string) => [...text].reverse().join('');

export const pseudoWords = (words: AllWords): AllWords =>
  JSON.parse(JSON.stringify(words), (_, value) =>
    typeof value === 'string' ? pseudoText(value) : value,
  );
