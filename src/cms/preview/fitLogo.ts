import { HEADER_ROOM, isWide, sizeIn } from '../../model/pictures';

/** Shows a logo as the build will, which knows its shape before it has loaded. */
export function fitLogo(image: HTMLImageElement): void {
  const shape = { width: image.naturalWidth, height: image.naturalHeight };
  Object.assign(image, sizeIn(shape, HEADER_ROOM));
  const name = image.nextElementSibling;
  if (name instanceof HTMLElement) name.hidden = isWide(shape);
}
