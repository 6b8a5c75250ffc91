/** What is wrong with the fonts of the chosen look, or what they cannot show of a language. */
import type { LoadedContent } from '../../files/read';
import { type FontRole, fontRoles } from '../../looks/design';
import { designs } from '../../looks/designs';
import { describeLanguage, englishName } from '../../model/languages';
import { type Look, wordFile } from '../../model/model';
import { fileProblem, type Problem } from '../../model/problem';
import { findFonts, fontsOf, isSliced, strayLetters } from './fonts';
import { lettersOf, titlesOf } from './letters';
import { MAX_FONT, reduceFont } from './reduceFont';

/** Stops every build. */
export const refusedFonts = (look: Look, design = designs[look]): Problem[] =>
  fontRoles.flatMap((role) =>
    fontsOf(design, role)
      .filter(isSliced)
      .map(({ package: name }) => ({
        file: `src/looks/${look}.ts`,
        key: `fonts.${role}`,
        problem: `has “${name}”, whose letters are in about a hundred files: visitors would load dozens of them, and first see some letters in another font`,
        fix: 'Use a package with all letters in one file ("Change the look" in CONTRIBUTING.md says how).',
      })),
  );

/** For `npm run check`. */
export async function fontProblems(content: LoadedContent): Promise<Problem[]> {
  const design = designs[content.look];
  const problems: Problem[] = [];
  for (const code of content.settings.languages) {
    const letters = lettersOf(content, code);
    letters.heading += titlesOf(content, code).others.heading;
    const { script } = describeLanguage(code);
    const candidates = (role: FontRole) => fontsOf(design, role, script);
    const missing = (['heading', 'text'] as const).flatMap((role) =>
      strayLetters(letters[role], candidates(role)),
    );
    if (missing.length)
      problems.push(
        fileProblem(
          wordFile('translation', code),
          `or a shared text on its pages has ${[...new Set(missing)].join(' ')}, which no font of the look “${content.look}” has: visitors see these letters in another font`,
          'Choose another look, or install a font that has them ("Change the look" in CONTRIBUTING.md says how).',
        ),
      );
    for (const role of fontRoles)
      for (const file of findFonts(letters[role], candidates(role)).files) {
        const { length } = await reduceFont(file);
        if (length > MAX_FONT)
          problems.push({
            file: `src/looks/${content.look}.ts`,
            key: `fonts.${role}`,
            problem: `has “${file.font.package}”, which needs ${Math.ceil(length / 1000)} kB for ${englishName(code)}, more than ${MAX_FONT / 1000} kB: visitors see the device’s font`,
            fix: 'Use it for headings only, or shorten them.',
          });
      }
  }
  return problems;
}
