import { surfaces } from '@/lib/appearance/choices';
import type { Primary, Surface } from '@/lib/appearance/config';
import { least, white } from '../contrast';
import { colourAt, paletteOf, type Step } from '../ramp';
import { p, s, surfaceAt, textRatio, type Look, type Tokens } from './look';

/** Steps of the primary palette, and the label's step of the surface; 0 is white. */
interface Filled {
  color: Step;
  hover: Step;
  active: Step;
  label: Step;
}

const filled = (color: Step, hover: Step, active: Step, label: Step): Filled => ({
  color,
  hover,
  active,
  label,
});

const noir = { light: filled(950, 800, 700, 0), dark: filled(50, 200, 300, 950) };

/** In order of preference: the family's own, a dark label, a deeper (in dark: lighter) step. */
const candidates = {
  light: [filled(500, 600, 700, 0), filled(500, 400, 300, 950), filled(600, 700, 800, 0)],
  dark: [filled(400, 300, 200, 900), filled(400, 300, 200, 950), filled(300, 200, 100, 950)],
};
const noraCandidates = {
  light: [filled(600, 700, 800, 0), filled(600, 500, 400, 950), filled(700, 800, 900, 0)],
  dark: [filled(500, 400, 300, 900), filled(500, 400, 300, 950), ...candidates.dark],
};

/** In light a colour has a dark label only where that is easy to read, whatever the surface. */
const easyRatio = 5.1;

function chosen({ scheme, nora }: Look, primary: Primary, surface: Surface): Filled {
  if (primary === 'noir') return noir[scheme];
  const palette = paletteOf(primary, surface);
  const dark = scheme === 'light' ? surfaces : [surface];
  const reads = ({ color, hover, active, label }: Filled) => {
    const fills = [color, hover, active].map((step) => colourAt(palette, step));
    if (label === 0) return least(white, fills) >= textRatio;
    const needed = scheme === 'light' ? easyRatio : textRatio;
    return dark.every((each) => least(surfaceAt(each, label), fills) >= needed);
  };
  const all = (nora ? noraCandidates : candidates)[scheme];
  return all.find(reads) ?? noir[scheme];
}

/** The filled primary control and its label. */
export function buttonChoice(look: Look, primary: Primary, surface: Surface): Tokens {
  const { color, hover, active, label } = chosen(look, primary, surface);
  return {
    'primary-color': p(color),
    'primary-contrast-color': label === 0 ? '#fff' : s(label),
    'primary-hover-color': p(hover),
    'primary-active-color': p(active),
  };
}
