/**
 * The fonts of built pages. Each language has files with the letters of its content, which all its pages share, so that
 * following a link loads no more fonts. The letters that a page begins with are in its HTML, for the first paint.
 */
import { generateFontFace, getMetricsForFamily } from 'fontaine';
import type { LoadedContent } from '../../files/read';
import { type Design, type FontRole, fontRoles } from '../../looks/design';
import { designs } from '../../looks/designs';
import { basePath } from '../../model/company';
import { describeLanguage } from '../../model/languages';
import { emitAsset } from '../emitAsset';
import { FAMILIES, type Font, findFonts, fontFace, fontsOf } from './fonts';
import { lettersOf, titlesOf } from './letters';
import { MAX_FONT, reduceFont } from './reduceFont';

export type LanguageFonts = Awaited<ReturnType<typeof emitFonts>>;

export async function emitFonts(content: LoadedContent) {
  const base = basePath(content.company.url);
  const emitted: Record<string, { files: string[]; css: string; titles: Titles }> = {};
  for (const language of content.settings.languages) {
    const { script } = describeLanguage(language);
    const page = { design: designs[content.look], script };
    const files: string[] = [];
    const css = await facesOf(lettersOf(content, language), page, (data, role) => {
      const address = base + emitAsset(`/fonts/${role}`, 'woff2', data);
      files.push(address);
      // A late font would move the words of the first screen, which all but the title are text.
      return `font-display:${role === 'text' ? 'optional' : 'swap'};src:url(${address})`;
    });
    const { about, others } = titlesOf(content, language);
    emitted[language] = {
      files,
      css: css + (await fallbackFaces(page)),
      titles: { about: await titleFaces(about, page), others: await titleFaces(others, page) },
    };
  }
  return emitted;
}

interface PageFonts {
  design: Design;
  /** The language's. */
  script: string;
}

/** The rules for the family `Title`, with the font in them: for the About page, and for all others. */
type Titles = Record<keyof ReturnType<typeof titlesOf>, string>;

const titleFaces = (letters: Letters, page: PageFonts) =>
  facesOf(
    letters,
    page,
    (data) => `src:url(data:font/woff2;base64,${data.toString('base64')})`,
    'Title',
  );

type Letters = Partial<Record<FontRole, string>>;

/** The rules for the letters of each role. `emit` returns where a font is, and how it loads. */
async function facesOf(
  letters: Letters,
  { design, script }: PageFonts,
  emit: (font: Buffer, role: FontRole) => string,
  family?: string,
): Promise<string> {
  const rules: string[] = [];
  for (const role of fontRoles)
    for (const file of findFonts(letters[role] ?? '', fontsOf(design, role, script)).files) {
      const data = await reduceFont(file);
      if (data.length <= MAX_FONT)
        rules.push(fontFace(family ?? FAMILIES[role], file.font, emit(data, role)));
    }
  // Browsers begin with the last rule of a family, and take the height of lines from it.
  return rules.reverse().join('');
}

/** The scripts of which the measures of the device's fonts are known. */
const MEASURED = ['Latn', 'Grek', 'Cyrl'];
const GENERIC: Record<string, string> = { serif: 'Times New Roman', 'sans-serif': 'Arial' };

/**
 * The rules for the families `Display fallback` and `Text fallback`: the device's fonts, first those that the look lists
 * first, so large that a text takes as much room as in the look's font.
 */
async function fallbackFaces({ design, script }: PageFonts): Promise<string> {
  if (!MEASURED.includes(script)) return '';
  const rules: string[] = [];
  for (const role of ['heading', 'text'] as const) {
    const [font] = fontsOf(design, role);
    const own = font && (await getMetricsForFamily(familyOf(font)));
    for (const name of design.fallback[role].replaceAll('"', '').split(', ').reverse()) {
      const metrics = await getMetricsForFamily(GENERIC[name] ?? name);
      if (!own || !metrics) continue;
      const fallback = { name: `${FAMILIES[role]} fallback`, metrics };
      rules.push(
        generateFontFace(own, { ...fallback, font: name, 'font-weight': 400 }),
        generateFontFace(own, {
          ...fallback,
          font: `${GENERIC[name] ?? name} Bold`,
          'font-weight': 700,
        }),
      );
    }
  }
  return rules.join('').replace(/\n\s*|(?<=:) /g, '');
}

/** As Google Fonts calls it: `Source Sans 3`. */
const familyOf = ({ package: name }: Font): string =>
  name.replace(/(^|-)(.)/g, (_, hyphen, letter) => `${hyphen && ' '}${letter.toUpperCase()}`);
