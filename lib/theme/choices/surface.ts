import type { Primary, Surface } from '@/lib/layout/config';
import { surfacePalettes } from '../palettes';
import { firstStep } from '../ramp';
import { grounds, hoverStep, markRatio, s, textRatio, type Look, type Tokens } from './look';

const ladders = {
  light: { muted: [500, 550, 600, 650, 700], line: [300, 350, 400, 450, 500, 550, 600] },
  dark: { muted: [400, 350, 300, 200], line: [600, 550, 500, 450, 400] },
};

/** Muted text, the border of fields, a hovered row. Nora's light scheme is never lighter than 600 and 500. */
export function surfaceChoice({ scheme, nora }: Look, _: Primary, surface: Surface): Tokens {
  const palette = surfacePalettes[surface];
  const all = grounds(scheme, surface);
  const strong = nora && scheme === 'light';
  const muted = ladders[scheme].muted.slice(strong ? 2 : 0);
  const line = ladders[scheme].line.slice(strong ? 4 : 0);
  return {
    'text-muted-color': s(firstStep(palette, muted, all, textRatio)),
    'form-field-border-color': s(firstStep(palette, line, all, markRatio)),
    ...(scheme === 'dark' && { 'content-hover-background': s(hoverStep(surface)) }),
  };
}
