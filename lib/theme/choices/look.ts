import type { Surface } from '@/lib/appearance/config';
import type { Rgb } from '../contrast';
import { surfacePalettes } from '../palettes';
import { colourAt, cssAt, type Step } from '../ramp';

/*
 * The choices that depend on the combination. Each takes the family's step where it reaches 4.5:1 for text and 3:1 for
 * marks and controls, and otherwise the next step of the same palette that does (ADR 011).
 */

export type Scheme = 'light' | 'dark';

/** Aura and Lara share their choices; Nora has its own steps. */
export interface Look {
  scheme: Scheme;
  nora: boolean;
}

/** Custom properties without their `--p-`. */
export type Tokens = Record<string, string>;

export const textRatio = 4.5;
export const markRatio = 3;

/** The share of the primary mark in the tint of selected rows and hovered buttons. */
export const tintShare: Record<Scheme, number> = { light: 0.08, dark: 0.06 };

/** In some palettes 800 is far from 900: there a hovered row uses the step between them. */
export const hoverStep = (surface: Surface): Step =>
  ['soho', 'viva', 'ocean'].includes(surface) ? 850 : 800;

export const surfaceAt = (surface: Surface, step: Step): Rgb => colourAt(surfacePalettes[surface], step);

/** The backgrounds of text and marks: card, page and hovered row. */
export function backgroundsOf(scheme: Scheme, surface: Surface): Rgb[] {
  const found = scheme === 'light' ? [0, 100, 50] : [900, 950, hoverStep(surface)];
  return found.map((step) => surfaceAt(surface, step));
}

export const p = (step: Step) => cssAt('primary', step);
export const s = (step: Step) => cssAt('surface', step);
