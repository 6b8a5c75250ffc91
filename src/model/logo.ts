/** Finds why a file can't be the logo. Runs in Node, for the check, and in browsers, for the editor. */
import { say } from './messages';
import type { Size } from './pictures';
import { isLfsPointer } from './textFile';

/** The longer side, in pixels: enough for icons, and for the header on screens with three pixels per CSS pixel. */
const MIN_LOGO = 512;
/** The longer side as it is drawn. Icons and cards leave out its empty margins. */
export const DRAWN_LOGO = 1024;
/** The opacity, of 255, from which a pixel can be seen. */
const VISIBLE = 16;

export interface Drawing extends Size {
  /** The opacity of each pixel, 0 to 255, of the logo drawn with `DRAWN_LOGO`. */
  opacity: Uint8Array;
}

/** `draw` resolves with undefined if the file can't be decoded. */
export async function logoProblem(
  bytes: Uint8Array,
  draw: () => Promise<Drawing | undefined>,
): Promise<string | undefined> {
  if (!bytes.length) return say('emptyFile');
  if (isLfsPointer(bytes)) return say('lfsPointer');
  const source = new TextDecoder('latin1').decode(bytes);
  // No other format begins so.
  const isSvg = /^[^\w<]*</.test(source);
  // sharp reads no SVG in UTF-16 or with a prefix, though browsers do.
  const drawing = !isSvg || source.includes('<svg') ? await draw() : undefined;
  if (!drawing) return say('damagedPicture');
  if (isSvg && TEXT.test(source.replace(/<!--.*?-->/gs, ''))) return say('svgText');
  if (drawing.opacity.every((opacity) => opacity < VISIBLE)) return say('blankLogo');
  const size = Math.max(drawing.width, drawing.height);
  return isSvg || size >= MIN_LOGO ? undefined : say('smallLogo', { size, minimum: MIN_LOGO });
}

/** The fonts of the device that builds the site may lack it. */
const TEXT = /<([\w-]+:)?text[\s/>]/;
