/** The media type of a picture's file. */
export function pictureType(file: string): string {
  const ending = file.replace(/.*\./, '').toLowerCase();
  return `image/${{ svg: 'svg+xml', jpg: 'jpeg' }[ending] ?? ending}`;
}
