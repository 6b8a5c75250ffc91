import sharp from 'sharp';

/** Of a pixel: red, green, blue and how opaque it is. */
export async function pixelOf(png: Buffer, left: number, top: number): Promise<number[]> {
  const one = { left, top, width: 1, height: 1 };
  return [...(await sharp(png).ensureAlpha().extract(one).raw().toBuffer())];
}

/** An SVG of a circle, 30 units wide and high, at its start. */
export const drawing = (color: string, width = 30) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 30"><circle cx="15" cy="15" r="15" fill="${color}"/></svg>`;
