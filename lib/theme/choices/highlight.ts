import type { Primary, Surface } from '@/lib/appearance/config';
import { colourAt, firstStep, paletteOf, type Step } from '../ramp';
import { p, textRatio, type Look, type Tokens } from './look';

const pair = (background: string, color: string, focusBackground: string, focusColor: string): Tokens => ({
  'highlight-background': background,
  'highlight-color': color,
  'highlight-focus-background': focusBackground,
  'highlight-focus-color': focusColor,
});

const glow = (transparent: number) => `color-mix(in srgb,var(--p-primary-400),transparent ${transparent}%)`;

/** Selected rows, options and the active entry. Solid in Nora and noir, a tint elsewhere. */
export function highlightChoice({ scheme, nora }: Look, primary: Primary, surface: Surface): Tokens {
  const label = 'var(--p-primary-contrast-color)';
  if (primary === 'noir')
    return pair('var(--p-primary-color)', label, p(scheme === 'light' ? 700 : 300), label);
  if (nora) return pair('var(--p-primary-color)', label, 'var(--p-primary-hover-color)', label);
  if (scheme === 'dark') {
    return pair(glow(84), 'rgb(255 255 255/87%)', glow(76), 'rgb(255 255 255/87%)');
  }
  const palette = paletteOf(primary, surface);
  const on = (backgroundStep: Step, ladder: Step[]) =>
    p(firstStep(palette, ladder, [colourAt(palette, backgroundStep)], textRatio));
  return pair(p(50), on(50, [700, 800, 900]), p(100), on(100, [800, 900, 950]));
}
