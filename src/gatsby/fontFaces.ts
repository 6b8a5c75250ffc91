/** Which fonts a language's pages load, cut to their characters and written into `public/fonts/`. */
import { describeLanguage } from '../content/languages/languages';
import type { Company, Site, Translation } from '../content/model';
import { flattenStrings } from '../content/texts';
import { emitAsset } from './emitAsset';
import { type FontFile, filesFor, subset } from './fonts';

/** What one `@font-face` rule says. */
export interface FontFace {
  family: string;
  style: string;
  weight: string;
  src: string;
  unicodeRange: string;
}

export async function emitFonts(files: FontFile[]): Promise<FontFace[]> {
  const faces: FontFace[] = [];
  for (const file of files) {
    const { family, style, weight } = file.source;
    const src = await emitFont(file);
    faces.push({ family, style, weight, src, unicodeRange: file.unicodeRange });
  }
  return faces;
}

/** Which characters stand in which face: the styles' use of the families, seen from the words. */
export function fontsFor(
  words: Translation,
  company: Company,
  site: Site,
  language: string,
): FontFile[] {
  const { title, intro, mission, team, value, map } = words.page.about;
  const headings = [mission.title, team.title, value.title, words.page.notFound.title];
  const lines = [title.first, title.second, title.third, intro.text, ...map.slides];
  const capitals = [mission, team, value].map(({ label }) => label.toLocaleUpperCase(language));
  const text = [words, company, namesInScriptOf(language, site), capitals, '© 0123456789'];
  return [
    ...filesFor([company.name, ...headings, ...lines].join(''), 'Display', 'normal'),
    ...filesFor(title.second, 'Display', 'italic'),
    ...filesFor([...flattenStrings(text).values()].join(''), 'Text', 'normal'),
  ];
}

/** Other scripts' language names in the switcher are left to the reader's own fonts: a page loads its own. */
function namesInScriptOf(language: string, site: Site): string[] {
  const { script } = describeLanguage(language);
  return site.languages
    .map(describeLanguage)
    .filter((other) => other.script === script || other.script === 'Latn')
    .map(({ name }) => name);
}

function emitFont(face: FontFile): Promise<string> {
  const { family, style, axes } = face.source;
  return emitAsset({
    name: `/fonts/${family.toLowerCase()}-${style}`,
    type: 'woff2',
    inputs: [face.file, face.characters, axes],
    make: () => subset(face, 'woff2'),
  });
}
