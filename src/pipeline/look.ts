/** The look that the content chooses. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { contentRoot } from '../files/contentRoot';
import { chosenLook } from '../files/read';
import { type Design, designCss } from '../looks/design';
import { designs } from '../looks/designs';

export const chosenDesign = (root = contentRoot()): Design => designs[chosenLook(root)];

/** `src/ui/base.css` imports it as `look.css`. webpack watches it, so that development follows another choice. */
export const chosenLookFile = '.cache/look.css';

export function writeChosenLook(): void {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(chosenLookFile, designCss(chosenDesign()));
}
