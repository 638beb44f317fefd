import type { Primary, Surface } from '@/lib/appearance/config';
import { least, mix, white } from '../contrast';
import { colourAt, paletteOf, type Step } from '../ramp';
import { p, textRatio, type Look, type Tokens } from './look';

const ladders = { light: [600, 700, 800, 900, 950], dark: [900, 950] };
const noir = { light: 900, dark: 800 };

/** The share of white over the menu under the pointer, and under the active entry. */
const hovered = 0.1;
const active = 0.18;

/** The menu in the primary colour: the first strong step on which white, muted and active text is readable. */
export function menuChoice({ scheme }: Look, primary: Primary, surface: Surface): Tokens {
  if (primary === 'noir') return { 'menu-background': p(noir[scheme]) };
  const palette = paletteOf(primary, surface);
  const muted = colourAt(palette, 100);
  const reads = (step: Step) => {
    const background = colourAt(palette, step);
    return (
      least(muted, [background, mix(white, background, hovered)]) >= textRatio &&
      least(white, [mix(white, background, active)]) >= textRatio
    );
  };
  return { 'menu-background': p(ladders[scheme].find(reads) ?? 950) };
}
