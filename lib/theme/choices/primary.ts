import type { Primary, Surface } from '@/lib/appearance/config';
import { least, mix } from '../contrast';
import { colourAt, firstStep, paletteOf, type Step } from '../ramp';
import { backgroundsOf, markRatio, p, textRatio, tintShare, type Look, type Tokens } from './look';

const ladders = { light: [500, 600, 700, 800, 900, 950], dark: [500, 400, 300, 200, 100, 50] };

/** Starts at the step of the preset's controls: Nora's are deeper in both schemes. Noir keeps its own colour. */
function ladderOf({ scheme, nora }: Look, primary: Primary): Step[] {
  if (primary === 'noir') return [scheme === 'light' ? 950 : 50];
  return ladders[scheme].slice(nora === (scheme === 'light') ? 1 : 0);
}

/** Primary text and links, and marks: the focus ring, the border of a focused field, a progress bar. */
export function primaryChoice(look: Look, primary: Primary, surface: Surface): Tokens {
  const palette = paletteOf(primary, surface);
  const ladder = ladderOf(look, primary);
  const plain = backgroundsOf(look.scheme, surface);
  const mark = firstStep(palette, ladder, plain, markRatio);
  const reads = (step: Step) =>
    plain.every((background) => {
      const tinted = mix(colourAt(palette, mark), background, tintShare[look.scheme]);
      return least(colourAt(palette, step), [background, tinted]) >= textRatio;
    });
  return {
    'primary-text-color': p(ladder.find(reads) ?? ladder.at(-1) ?? 0),
    'primary-mark-color': p(mark),
  };
}
