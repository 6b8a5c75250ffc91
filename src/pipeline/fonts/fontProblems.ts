/** What the fonts of the chosen look cannot show of each language, for `npm run check`. */
import type { LoadedContent } from '../../files/read';
import { designs } from '../../looks/designs';
import { wordFile } from '../../model/model';
import { fileProblem, type Problem } from '../../model/problem';
import { fontsOf, strayLetters } from './fonts';
import { lettersOf } from './letters';

export const fontProblems = (content: LoadedContent): Problem[] =>
  content.settings.languages.flatMap((code) => {
    const letters = lettersOf(content, code);
    const missing = (['heading', 'text'] as const).flatMap((role) =>
      strayLetters(letters[role], fontsOf(designs[content.look], role)),
    );
    if (!missing.length) return [];
    return fileProblem(
      wordFile('translation', code),
      `or a shared text on its pages has ${[...new Set(missing)].join(' ')}, which no font of the look “${content.look}” has: visitors see these letters in another font`,
      'Choose another look, or install a font that has them ("Change the look" in CONTRIBUTING.md says how).',
    );
  });
