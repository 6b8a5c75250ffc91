/** Draws the words of Open Graph images as SVG paths. */
import { create, type Font } from 'fontkit';
import { OG_IMAGE_SIZE } from '../components/head/ogImageSize';
import type { Run } from './cardFonts';
import { cardLogo } from './cardLogo';
import type { CardWords, Line, ShownWords } from './cardWords';
import { subset } from './fonts';
import { themeColors, titleStyle } from './theme';

/** The part of the card at the end of the line. */
export const PICTURE_WIDTH = 440;
/** On a card without title and name: the part above the host. */
export const PICTURE_HEIGHT = 530;
export const MARGIN = 72;
const LARGEST = 96;
/** The baseline of the company's name. */
const NAME = MARGIN + 24;
/** The theme's colours that the card uses. */
export const cardColors = (root: string) => themeColors(root, ['ground', 'ink', 'sea', 'quiet']);

/** The card without its picture. */
export async function cardSvg(
  { root, language, logo }: CardWords,
  shown: ShownWords,
): Promise<string> {
  const fonts = await openFonts([...shown.lines, ...(shown.name ? [shown.name] : []), shown.host]);
  const isRtl = language.direction === 'rtl';
  const colors = cardColors(root);
  const room = OG_IMAGE_SIZE.width - 2 * MARGIN - (shown.lines.length ? PICTURE_WIDTH : 0);
  const { tracking, isCentred } = titleStyle(root, language.script);
  const set = (line: Line, largest: number, { indent = 0, isTitle = false } = {}) => {
    const { glyphs, width } = setLine(line, fonts, isTitle ? tracking : 0);
    const draw = (y: number, size: number) => {
      const start = indent + (isTitle && isCentred ? (room - width * size) / 2 : 0);
      const left = isRtl ? OG_IMAGE_SIZE.width - MARGIN - start - width * size : MARGIN + start;
      return `<g transform="translate(${left} ${y}) scale(${size} ${-size})" fill="${colors[line.color].light}">${glyphs}</g>`;
    };
    return { draw, size: Math.min(largest, (room - indent) / width) };
  };
  const lines = shown.lines.map((line) => set(line, LARGEST, { isTitle: true }));
  const size = Math.min(...lines.map((line) => line.size));
  const leading = size * 1.15;
  const top = (OG_IMAGE_SIZE.height - leading * (lines.length - 1)) / 2 + size * 0.3;
  const start = isRtl ? OG_IMAGE_SIZE.width - MARGIN : MARGIN;
  // Without words, the picture is there.
  const atTop =
    logo && lines.length > 0
      ? cardLogo(logo, colors.ground, { start, middle: NAME - 12, isRtl })
      : undefined;
  const name = shown.name && set(shown.name, 36, { indent: atTop && atTop.width + 20 });
  const host = set(shown.host, 28);
  const drawn = [
    atTop?.svg,
    name?.draw(NAME, name.size),
    ...lines.map(({ draw }, index) => draw(top + index * leading, size)),
    host.draw(OG_IMAGE_SIZE.height - (lines.length ? MARGIN : 40), host.size),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${OG_IMAGE_SIZE.width}" height="${OG_IMAGE_SIZE.height}"><rect width="100%" height="100%" fill="${colors.ground.light}"/>${drawn.join('')}</svg>`;
}

type Fonts = Map<string | undefined, Font>;

/** By their files. Cut to their letters, as this also sets the weight. */
async function openFonts(lines: Line[]): Promise<Fonts> {
  const fonts: Fonts = new Map();
  const runs = lines.flatMap((line) => line.runs);
  for (const { font } of runs) {
    if (!font || fonts.has(font.file)) continue;
    const own = runs.filter((run) => run.font?.file === font.file).map(({ drawn }) => drawn);
    const file = await subset({ ...font, characters: own.join('') }, 'truetype');
    // fontkit reads the header of each glyph, also of a space at the very end of the file, which has none.
    const cut = create(Buffer.concat([file, Buffer.alloc(16)]));
    if (!('fonts' in cut)) fonts.set(font.file, cut);
  }
  return fonts;
}

/** A line's glyphs as SVG with one unit per em, upwards from the baseline. `tracking` is the space between letters. */
function setLine({ runs }: Line, fonts: Fonts, tracking: number) {
  let [glyphs, width] = ['', 0];
  for (const { drawn, font: source, level } of fromLeftToRight(runs)) {
    const font = fonts.get(source?.file);
    if (!font) continue;
    const unit = 1 / font.unitsPerEm;
    const direction = level % 2 ? 'rtl' : 'ltr';
    // Letters from right to left may be joined. Browsers use no ligatures between spaced letters.
    const gap = direction === 'ltr' ? tracking : 0;
    const features = gap ? { liga: false, clig: false } : undefined;
    const set = font.layout(drawn, features, undefined, undefined, direction);
    for (const [index, { path }] of set.glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = set.positions[index] ?? {};
      // Accents of their own have no width.
      if (width && xAdvance) width += gap;
      const place = `translate(${width + xOffset * unit} ${yOffset * unit}) scale(${unit})`;
      glyphs += `<path transform="${place}" d="${path.toSVG()}"/>`;
      width += xAdvance * unit;
    }
  }
  return { glyphs, width };
}

/** Rule L2 of the Unicode bidirectional algorithm: from the highest level down, reverses the runs of that level or above. */
function fromLeftToRight(runs: Run[]): Run[] {
  let ordered = runs;
  for (let level = Math.max(...runs.map((run) => run.level)); level > 0; level -= 1) {
    const groups: Run[][] = [];
    for (const run of ordered) {
      const last = groups.at(-1);
      if (last?.[0] && last[0].level >= level && run.level >= level) last.unshift(run);
      else groups.push([run]);
    }
    ordered = groups.flat();
  }
  return ordered;
}
