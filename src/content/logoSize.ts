/** The size of a logo in the header, for the build and the editor's preview. */

export interface Size {
  width: number;
  height: number;
}

/** In CSS pixels; a narrow phone has it next to the language switcher. */
export const HEADER_ROOM: Size = { width: 150, height: 44 };

/** Whether it takes the place of the name, which such logos contain. */
export const isWide = ({ width, height }: Size) => width >= 2 * height;

/** The largest size in a box, in whole units. */
export function sizeIn({ width, height }: Size, box: Size): Size {
  const scale = Math.min(box.width / width, box.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
