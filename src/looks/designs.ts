/** The design of each look, by the names that the model knows. */
import type { ChosenLook, Look } from '../model/model';
import { withBrandColor } from './brandColor';
import type { Design } from './design';
import { editorial } from './editorial';
import { modern } from './modern';
import { warm } from './warm';

export const designs: Record<Look, Design> = { editorial, modern, warm };

/** The chosen look, in the brand's colour if there is one. */
export const designOf = ({ look, color }: ChosenLook): Design =>
  color ? withBrandColor(designs[look], color) : designs[look];

/** With a brand's colour: the colours that maps are drawn in, and those to publish them in. */
export const mapRecoloring = (chosen: ChosenLook) =>
  chosen.color ? { from: designs[chosen.look].map, to: designOf(chosen).map } : undefined;
