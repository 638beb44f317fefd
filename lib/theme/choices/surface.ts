import type { Primary, Surface } from '@/lib/appearance/config';
import { mix, white } from '../contrast';
import { surfacePalettes } from '../palettes';
import { firstStep } from '../ramp';
import {
  backgroundsOf,
  hoverStep,
  markRatio,
  s,
  surfaceAt,
  textRatio,
  tintShare,
  type Look,
  type Tokens,
} from './look';

const ladders = {
  light: {
    muted: [500, 550, 600, 650, 700, 750],
    line: [300, 350, 400, 450, 500, 550, 600],
    neutral: [700, 750, 800],
  },
  dark: { muted: [400, 350, 300, 250, 200], line: [600, 550, 500, 450, 400], neutral: [300, 200, 100] },
};

/** Muted text, grey tags, the border of fields, a hovered row. Nora's light scheme is never lighter than 600 and 500. */
export function surfaceChoice({ scheme, nora }: Look, _: Primary, surface: Surface): Tokens {
  const palette = surfacePalettes[surface];
  const plain = backgroundsOf(scheme, surface);
  const grey = surfaceAt(surface, 500);
  // Muted text also appears on hovered grey and in rows with the primary tint: at most noir's in light, near white in
  // dark.
  const hovered = plain.map((background) => mix(grey, background, 0.1));
  const strongest = scheme === 'dark' ? white : surfaceAt(surface, 950);
  const tinted = plain.map((background) => mix(strongest, background, tintShare[scheme]));
  const tagged = plain.map((background) => mix(grey, background, 0.14));
  const strong = nora && scheme === 'light';
  const { muted, line, neutral } = ladders[scheme];
  const mutedStep = firstStep(
    palette,
    muted.slice(strong ? 2 : 0),
    [...plain, ...hovered, ...tinted],
    textRatio,
  );
  return {
    'text-muted-color': s(mutedStep),
    'form-field-border-color': s(firstStep(palette, line.slice(strong ? 4 : 0), plain, markRatio)),
    'status-neutral-color': s(firstStep(palette, neutral, tagged, textRatio)),
    ...(scheme === 'dark' && { 'content-hover-background': s(hoverStep(surface)) }),
  };
}
