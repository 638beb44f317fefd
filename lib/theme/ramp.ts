import type { Primary, Surface } from '@/lib/appearance/config';
import { hex, least, mix, white, type Rgb } from './contrast';
import { primaryPalettes, steps, surfacePalettes, type Palette } from './palettes';

/** A step of a palette, 0 for white on surfaces, or the midpoint between two neighbours, such as 450. */
export type Step = number;

const neighbours = (step: Step) => ({
  below: Math.max(0, ...steps.filter((each) => each < step)),
  above: Math.min(...steps.filter((each) => each > step)),
});

const isStep = (step: Step) => step === 0 || (steps as readonly number[]).includes(step);

/** The colour of a step. */
export function colourAt(palette: Palette, step: Step): Rgb {
  if (step === 0) return white;
  const index = (steps as readonly number[]).indexOf(step);
  const own = palette[index];
  if (own) return hex(own);
  const { below, above } = neighbours(step);
  return mix(colourAt(palette, below), colourAt(palette, above), 0.5);
}

/** The step's CSS value. */
export function cssAt(name: 'primary' | 'surface', step: Step): string {
  if (isStep(step)) return `var(--p-${name}-${step})`;
  const { below, above } = neighbours(step);
  return `color-mix(in srgb,var(--p-${name}-${below}),var(--p-${name}-${above}))`;
}

export const paletteOf = (primary: Primary, surface: Surface): Palette =>
  primary === 'noir' ? surfacePalettes[surface] : primaryPalettes[primary];

/** The first step of a ladder that contrasts with all backgrounds; the last one if none does. */
export function firstStep(
  palette: Palette,
  ladder: readonly Step[],
  backgrounds: readonly Rgb[],
  ratio: number,
): Step {
  const reaches = (step: Step) => least(colourAt(palette, step), backgrounds) >= ratio;
  return ladder.find(reaches) ?? ladder.at(-1) ?? 0;
}
