import { products } from '../data/products';
import type { Colour, ShopProduct } from './product';

type Choices = Pick<ShopProduct, 'colours' | 'tags' | 'paragraphs'> & { sizes?: string[]; badge?: string };

const own = (name: string, hex: string): Colour => ({ name, hex });
const drawn = (name: string, hex: string, picture: string): Colour => ({
  name,
  hex,
  image: `/static/demo/products/${picture}.svg`,
});

/** The options and description of each demo product, by its code. */
const choices: Record<string, Choices> = {
  'KT-1042': {
    badge: 'Popular',
    colours: [
      own('Petrol', '#4f7d94'),
      drawn('Sage', '#7aa86f', 'stoneware-mug-sage'),
      drawn('Clay', '#b8644b', 'stoneware-mug-clay'),
    ],
    tags: ['Stoneware', 'Dishwasher-safe'],
    paragraphs: [
      'Each mug is thrown, dipped and fired by hand, so no two bands of glaze end at the same height.',
      'The handle takes three fingers. The foot is left unglazed and sanded, so that it stands quietly on wood.',
    ],
  },
  'HM-2210': {
    colours: [own('Amber', '#e39b23'), drawn('Teal', '#2fa39b', 'desk-lamp-teal')],
    tags: ['Dimmable', 'Steel'],
    paragraphs: [
      'Three joints hold without tools, and the shade turns far enough to light a wall instead of the desk.',
      'The bulb is included and can be replaced: E14, 470 lumens, 2,700 kelvin.',
    ],
  },
  'TR-3307': {
    badge: 'Popular',
    colours: [
      own('Forest', '#4f7158'),
      drawn('Sand', '#b09a6b', 'canvas-backpack-sand'),
      drawn('Navy', '#2f4470', 'canvas-backpack-navy'),
    ],
    sizes: ['16 L', '22 L'],
    tags: ['Canvas', 'Laptop sleeve'],
    paragraphs: [
      'Waxed cotton sheds a shower and ages well; a second coat of wax after two winters keeps it so.',
      'The laptop sits against the back in a padded sleeve, and the two side pockets take a bottle each.',
    ],
  },
  'SP-4051': {
    badge: 'New',
    colours: [own('Ember', '#cf4420'), drawn('Lagoon', '#2192aa', 'trail-shoe-lagoon')],
    sizes: ['38', '39', '40', '41', '42', '43', '44'],
    tags: ['Running', 'Deep tread'],
    paragraphs: [
      'Five-millimetre lugs bite into wet ground, and the gaps between them are wide enough to drop the mud again.',
      'They run small: between two sizes, take the larger one.',
    ],
  },
  'EL-5118': {
    colours: [own('Violet', '#5d54ad'), drawn('Coral', '#e0654f', 'headphones-coral')],
    tags: ['Wireless', 'Noise-cancelling'],
    paragraphs: [
      'Closed cups and four microphones take away the hum of an aircraft and leave the announcement.',
      'Ten minutes on the cable are enough for four hours. Cushions and battery can be replaced.',
    ],
  },
  'KT-1077': {
    colours: [own('Graphite', '#5a6268'), drawn('Sage', '#6b9b74', 'pour-over-kettle-sage')],
    tags: ['Coffee', 'Induction'],
    paragraphs: [
      'The neck pours a stream as thin as a pencil, which wets the grounds evenly instead of washing a hole.',
      'It holds 900 ml and works on gas, ceramic and induction hobs.',
    ],
  },
  'ST-6203': {
    colours: [
      own('Burgundy', '#9c3f4f'),
      drawn('Ink blue', '#3f64a8', 'dot-grid-notebook-ink-blue'),
      drawn('Moss', '#4f8a3f', 'dot-grid-notebook-moss'),
    ],
    sizes: ['A6', 'A5'],
    tags: ['100 g paper', 'Thread-bound'],
    paragraphs: [
      'The pages are thread-bound and open flat from the first one. Fountain-pen ink does not show through.',
      'The pencil has the colour of the sea whatever the cover, and fits the band on the side.',
    ],
  },
  'HM-2264': {
    colours: [own('Oak', '#b3854b')],
    tags: ['Silent', 'Oak'],
    paragraphs: [
      'The movement sweeps instead of ticking, so it may hang above a bed.',
      'One AA battery lasts about eighteen months. A screw and a plug for masonry come with it.',
    ],
  },
  'HM-2301': {
    colours: [own('Terracotta', '#d78559'), drawn('Slate', '#8593a3', 'potted-aloe-slate')],
    tags: ['Plant', 'Clay pot'],
    paragraphs: [
      'It travels in a cardboard collar that holds the soil, and gets over a week in the dark.',
      'Give it a bright place. When the leaves turn thin it wants water; when they turn soft it had too much.',
    ],
  },
  'SP-4120': {
    badge: 'Popular',
    colours: [
      own('Lake', '#3878bb'),
      drawn('Fern', '#2f9a60', 'steel-bottle-fern'),
      drawn('Berry', '#b93a63', 'steel-bottle-berry'),
    ],
    sizes: ['0.5 L', '0.75 L'],
    tags: ['Steel', 'Leak-proof'],
    paragraphs: [
      'Two walls of steel with nothing between them keep tea hot for twelve hours and water cold for a day.',
      'The loop on the lid carries the full bottle. All parts go into the dishwasher.',
    ],
  },
  'EL-5190': {
    colours: [own('Cream', '#dfdacd')],
    tags: ['Film included', 'Flash'],
    paragraphs: [
      'Press, wait ninety seconds, and the picture is in your hand. There is no second one, which is the point.',
      'A charge lasts for about fifteen packs of film. Lithium batteries may not fly, so it travels by road and sea.',
    ],
  },
  'CL-7015': {
    badge: 'New',
    colours: [own('Sun', '#e8b021'), drawn('Lagoon', '#2aa5bb', 'rain-jacket-lagoon')],
    sizes: ['XS', 'S', 'M', 'L', 'XL'],
    tags: ['Waterproof', 'Unisex'],
    paragraphs: [
      'All seams are taped and the zip lies under a flap, so it stays dry where other jackets begin to leak.',
      'The hood turns with the head. It is cut wide enough for a pullover underneath.',
    ],
  },
};

const none: Partial<Choices> = {};

/** The shop's products, before a visitor adds to them. */
export const catalogue: ShopProduct[] = products.map((product) => {
  const { id, code, name, description, image, price, category, quantity, rating } = product;
  const { colours = [], sizes = [], tags = [], paragraphs = [], badge } = choices[code] ?? none;
  return {
    ...{ id, code, name, images: [image], price, category, quantity, rating, colours, sizes, tags },
    paragraphs: [description, ...paragraphs],
    ...(badge && { badge }),
  };
});
