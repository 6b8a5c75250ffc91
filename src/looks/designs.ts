/** The design of each look, by the names that the model knows. */
import { type ChosenLook, type DrawnMap, type Look, looks } from '../model/model';
import { withBrandColor } from './brandColor';
import type { Design } from './design';
import { editorial } from './editorial';
import { modern } from './modern';
import { warm } from './warm';

export const designs: Record<Look, Design> = { editorial, modern, warm };

/** The chosen look, in the brand's colour if there is one. */
export const designOf = ({ look, color }: ChosenLook): Design =>
  color ? withBrandColor(designs[look], color) : designs[look];

/** With a brand's colour: the colours that maps were drawn in, in the named look, and those to publish them in. */
export function mapRecoloring({ drawnMap, ...chosen }: ChosenLook & { drawnMap?: DrawnMap }) {
  const drawnIn = looks.find((name) => name === drawnMap?.look) ?? chosen.look;
  return chosen.color ? { from: designs[drawnIn].map, to: designOf(chosen).map } : undefined;
}
