/** Which fonts a language's pages load, cut to their characters and written into `public/fonts/`. */
import { describeLanguage } from '../content/languages';
import type { Company, Site, Translation } from '../content/model';
import { textsIn } from '../content/texts';
import { type FontFile, filesFor } from './fonts';
import { cutInThread } from './fontThread';
import { publish } from './publish';

/** What one `@font-face` rule says. */
export interface FontFace {
  family: string;
  style: string;
  weight: string;
  src: string;
  unicodeRange: string;
}

export function publishFonts(files: FontFile[]): FontFace[] {
  return files.map((file) => {
    const { family, style, weight } = file.source;
    return { family, style, weight, src: address(file), unicodeRange: file.unicodeRange };
  });
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
    ...filesFor([...textsIn(text).values()].join(''), 'Text', 'normal'),
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

function address(face: FontFile): string {
  const { family, style, axes } = face.source;
  return publish({
    name: `/fonts/${family.toLowerCase()}-${style}`,
    type: 'woff2',
    recipe: [face.file, face.characters, axes],
    make: () => cutInThread(face),
  });
}
