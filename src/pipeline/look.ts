/** The look that the content chooses. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { designCss } from '../looks/design';
import { designs } from '../looks/designs';
import type { Look } from '../model/model';

/** `src/ui/base.css` imports it as `look.css`. webpack watches it, so that development follows another choice. */
export const chosenLookFile = '.cache/look.css';

export function writeChosenLook(look: Look): void {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(chosenLookFile, designCss(designs[look]));
}
