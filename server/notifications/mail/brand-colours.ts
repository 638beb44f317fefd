import { contrast, hex, mix, white, type Rgb } from '@/lib/theme/contrast';

/** The colour of mails of a warehouse that has none of its own. */
const portalColour = '#298728';
/** The cards of notice.mjml by day and at night. */
const card = white;
const cardInDark = hex('#18181b');

const black: Rgb = [0, 0, 0];

/** The contrast of text that WCAG 2 asks for at level AA, and a little for the rounding to whole channels. */
const readable = 4.55;

const toHex = (colour: Rgb) =>
  `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** A colour with as little of another as makes it readable on a background. */
function readableOn(background: Rgb, colour: Rgb, other: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(other, colour, share);
    if (contrast(mixed, background) >= readable) return mixed;
  }
  return other;
}

/** The colours of a mail in a warehouse's own, which may be any: what is read keeps the contrast of WCAG 2 AA. */
export function brandColours(colour = portalColour) {
  const own = hex(colour);
  return {
    brand: colour,
    /** Of text on the brand's colour. One of the two is always readable. */
    onBrand: toHex(contrast(own, white) >= readable ? white : black),
    /** Of the warehouse's name on the card. */
    name: toHex(readableOn(card, own, black)),
    nameInDark: toHex(readableOn(cardInDark, own, white)),
  };
}
