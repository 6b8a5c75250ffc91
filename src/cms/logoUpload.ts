/** Checks a logo before the CMS takes it. The build cleans an SVG; here its owner is told. */
import { MIN_LOGO } from '../content/kinds';
import {
  damagedLogo,
  partsLeftOut,
  smallLogo,
  TEXT_ELEMENT,
  textInLogo,
} from '../content/logoParts';
import type { Message } from '../content/problem';
import { showNotice } from './notice';
import { translate } from './words';

/** Resolves with why the file is refused. Shows what the page will leave out of an SVG. */
export async function refusalOfLogo(file: File): Promise<string | undefined> {
  const message = await (file.type === 'image/svg+xml'
    ? problemOfSvg(file)
    : problemOfPixels(file));
  return message && translate(`${file.name} ${message.problem}. ${message.fix}`);
}

async function problemOfSvg(file: File): Promise<Message | undefined> {
  const source = await file.text();
  const { documentElement } = new DOMParser().parseFromString(source, 'image/svg+xml');
  if (documentElement.localName !== 'svg') return damagedLogo;
  if (TEXT_ELEMENT.test(source)) return textInLogo;
  const parts = partsLeftOut(source).map(translate).join(', ');
  if (parts) showNotice(translate(`The page will show ${file.name} without this: ${parts}.`));
  return undefined;
}

async function problemOfPixels(file: File): Promise<Message | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return damagedLogo;
  const { width, height } = picture;
  return Math.max(width, height) < MIN_LOGO ? smallLogo(width, height) : undefined;
}
