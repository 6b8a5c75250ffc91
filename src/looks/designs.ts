/** The design of each look, by the names that the model knows. */
import type { Look } from '../model/model';
import type { Design } from './design';
import { editorial } from './editorial';
import { modern } from './modern';
import { warm } from './warm';

export const designs: Record<Look, Design> = { editorial, modern, warm };
