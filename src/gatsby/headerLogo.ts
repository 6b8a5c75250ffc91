/** Writes the owner's logo for the header. */
import { Resvg } from '@resvg/resvg-js';
import type { CompanyLogo } from '../content/companyData';
import { HEADER_ROOM, isWide, sizeIn } from '../content/logoSize';
import { readMark } from './brandMark';
import { emitAsset } from './emitAsset';

/** Pixels of most phones per CSS pixel. */
const DENSITY = 3;

/** Resolves with null for a company without a logo. */
export async function emitLogo(root: string, content: string): Promise<CompanyLogo | null> {
  const mark = await readMark(root, content);
  if (!mark.isLogo) return null;
  const { svg, isVector, scheme = null } = mark;
  const size = sizeIn(mark, HEADER_ROOM);
  const fitTo = { mode: 'width', value: size.width * DENSITY } as const;
  const src = await emitAsset({
    name: '/static/logo',
    type: isVector ? 'svg' : 'png',
    inputs: [svg],
    make: async () => (isVector ? Buffer.from(svg) : new Resvg(svg, { fitTo }).render().asPng()),
  });
  return { src, ...size, isWide: isWide(mark), scheme };
}
