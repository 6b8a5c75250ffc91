/** Names and sizes of pictures, the logo and drawn maps. */

const PICTURE_ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'avif'];
/** The editor saves a PNG as WebP. */
const LOGO_ENDINGS = ['svg', 'png', 'webp'];

const pathOf = (endings: string[]) =>
  new RegExp(String.raw`^/pictures/(?!.*\.\.)[^\\]+\.(${endings.join('|')})$`, 'i');
export const PICTURE_PATH = pathOf(PICTURE_ENDINGS);
export const LOGO_PATH = pathOf(LOGO_ENDINGS);

export const isPicturePath = (value: unknown): value is string =>
  typeof value === 'string' && PICTURE_PATH.test(value);

/** `/pictures/x.jpg` in content is `content/pictures/x.jpg` in the project. */
export const pictureFile = (picture: string) => `content${picture}`;

/** The `accept` attribute of a file input. */
const accepting = (endings: string[]) => endings.map((ending) => `.${ending}`).join(',');
/** The editor converts HEIC. */
export const UPLOAD_TYPES = accepting([...PICTURE_ENDINGS, 'heic', 'heif']);
export const LOGO_TYPES = accepting(LOGO_ENDINGS);

/** The point that stays visible wherever a picture is cropped, from the left and from the top, in percent. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** Reads a value of CSS's `object-position`. The default is slightly above the middle, as in `src/ui/base.css`. */
export function parseFocus(focus?: string): FocalPoint {
  const [x = 50, y = 40] = (focus || '50% 40%').split(' ').map(Number.parseFloat);
  return { x, y };
}

/** Width divided by height, on wide and on narrow screens: the shapes in which a picture is shown. */
export type AspectRatios = [wide: number, narrow: number];
/** These are also in the styles of `Section`, `Services` and `People`. */
export const SECTION_RATIOS: AspectRatios = [1.9, 3 / 2];
export const SERVICE_RATIO = 3 / 2;
export const PORTRAIT_RATIO = 4 / 5;

/** Where a picture is in a grid of squares, twelve in a row: the first column and row, and how many it fills. */
export type GridArea = [column: number, row: number, columns: number, rows: number];
/** A picture's place in the collage, on wide and on narrow screens. */
export interface CollageSlot {
  wide: GridArea;
  narrow: GridArea;
}
const ratioOf = ([, , columns, rows]: GridArea) => columns / rows;
export const ratiosOf = ({ wide, narrow }: CollageSlot): AspectRatios => [
  ratioOf(wide),
  ratioOf(narrow),
];

/** In rem: the collage's width where the page is widest. */
export const COLLAGE_WIDTH = 83;

/** The media query of dark pages. Paper is light on every device. */
export const DARK = 'screen and (prefers-color-scheme: dark)';

export interface Size {
  width: number;
  height: number;
}

/** What the header has for the logo, in CSS pixels, on a narrow phone next to the language switcher. */
export const HEADER_SPACE: Size = { width: 150, height: 44 };

/** Whether a logo takes the place of the name, which such logos contain. */
export const isWide = ({ width, height }: Size) => width >= 2 * height;

/** The largest size in a box, in whole units, of which a shape has at least one. */
export function sizeIn({ width, height }: Size, box: Size): Size {
  const scale = Math.min(box.width / width, box.height / height);
  const whole = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: whole(width), height: whole(height) };
}
