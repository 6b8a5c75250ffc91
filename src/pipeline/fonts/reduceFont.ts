/** Reduces a font to some letters. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { FontFile } from './fonts';

/** In bytes. Pages go without larger files, as of a text in Chinese: visitors would wait for them. */
export const MAX_FONT = 60_000;

export const reduceFont = ({ font, file, characters }: FontFile): Promise<Buffer> =>
  subsetFont(readFileSync(join('node_modules', file)), characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: font.axes,
    keepFeatures,
  });

/** The features that browsers apply on their own, as HarfBuzz lists them; not those that styles must ask for. */
const keepFeatures = (
  'abvf abvm abvs akhn blwf blwm blws calt ccmp cfar chws cjct clig curs cswh dist dnom fin2 fin3 fina frac half haln init ' +
  'isol kern liga ljmo locl ltra ltrm mark med2 medi mkmk mset nukt numr pref pres pstf psts rand rclt rkrf rlig rphf rtla ' +
  'rtlm rvrn stch tjmo vatu vjmo'
).split(' ');
