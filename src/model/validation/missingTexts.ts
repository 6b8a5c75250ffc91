import { textsPerLanguage } from '../descriptions';
import { type JsonFile, problemAt } from '../parseJson';
import type { Problem } from '../problem';

/** Texts that a file has for each language, and lacks in one of these languages. */
export function missingTexts(json: JsonFile, languages: string[]): Problem[] {
  return textsPerLanguage(json.file, json.value).flatMap(([path, texts]) =>
    languages
      .filter((language) => !texts[language])
      .map((language) => {
        const fix = path.at(-1) === 'alt' ? DESCRIBE : TRANSLATE;
        return problemAt(json, [...path, language], { problem: 'is missing', fix });
      }),
  );
}

const DESCRIBE = 'Describe the picture in this language.';
const TRANSLATE = 'Write it in this language.';
