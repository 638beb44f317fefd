import type { ShopProduct } from '../product';

export interface ProductReview {
  title: string;
  text: string;
  stars: number;
  by: string;
  /** `YYYY-MM-DD`. */
  date: string;
}

const review = (stars: number, date: string, by: string, title: string, text: string): ProductReview => ({
  stars,
  date,
  by,
  title,
  text,
});

/** By the code of the product. */
const reviews: Partial<Record<string, ProductReview[]>> = {
  'KT-1042': [
    review(
      5,
      '2025-11-02',
      'Sorrel K.',
      'My morning mug',
      'Heavy in a good way, and the glaze is even nicer than in the picture.',
    ),
    review(
      5,
      '2025-09-21',
      'Matteo R.',
      'Arrived whole',
      'Two of them crossed the sea in one box without a scratch. Paper does work.',
    ),
    review(
      4,
      '2025-08-14',
      'Ingrid L.',
      'Large',
      'A lovely mug, though it is too tall for my coffee machine.',
    ),
  ],
  'HM-2210': [
    review(
      4,
      '2025-10-11',
      'Paul D.',
      'Warm light',
      'The dimmer goes low enough for a child’s room. The cable could be longer.',
    ),
    review(
      4,
      '2025-07-30',
      'Aoife N.',
      'Stays where I put it',
      'The joints hold without being tightened again and again.',
    ),
  ],
  'TR-3307': [
    review(
      5,
      '2025-11-09',
      'Camila V.',
      'A year in daily use',
      'It looks better than on the first day. The straps have softened.',
    ),
    review(
      5,
      '2025-06-18',
      'Jan H.',
      'Fits under the seat',
      'The 22 litres go under the seat of every airline I have tried.',
    ),
  ],
  'SP-4051': [
    review(
      5,
      '2025-10-26',
      'Nadia B.',
      'Grip on wet roots',
      'I trust them downhill, which I can’t say of my last pair.',
    ),
    review(
      3,
      '2025-10-02',
      'Tom W.',
      'They run small',
      'Good shoes, but I had to send them back for a size more.',
    ),
  ],
  'EL-5118': [
    review(
      4,
      '2025-09-29',
      'Ada W.',
      'Quiet at last',
      'They take the hum out of the office. A little tight in the first week.',
    ),
    review(4, '2025-05-12', 'Keisha M.', 'Forty hours are true', 'I charge them every other weekend.'),
  ],
  'KT-1077': [
    review(
      5,
      '2025-11-12',
      'Luca F.',
      'A steady stream',
      'My coffee tastes the same every morning now. That was the idea.',
    ),
    review(5, '2025-08-27', 'Maren S.', 'The handle stays cool', 'Even after ten minutes on gas.'),
  ],
  'ST-6203': [
    review(
      4,
      '2025-10-19',
      'Yuki A.',
      'Opens flat',
      'No ink shows through. I would like it with numbered pages.',
    ),
    review(
      4,
      '2025-07-04',
      'Brigid O.',
      'Survived my bag',
      'The cloth cover has no mark after three months.',
    ),
  ],
  'HM-2264': [
    review(4, '2025-09-03', 'Samuel G.', 'Really silent', 'It hangs over my bed, and I do not hear it.'),
    review(
      2,
      '2025-08-10',
      'Dora P.',
      'Smaller than I thought',
      'Thirty centimetres are not much on a large wall. It went back without trouble.',
    ),
  ],
  'HM-2301': [
    review(
      4,
      '2025-10-30',
      'Henrik J.',
      'Travelled well',
      'Six days in the box, and only one leaf was bent.',
    ),
    review(4, '2025-06-25', 'Rosa C.', 'Easy indeed', 'I forgot it for a month and it forgave me.'),
  ],
  'SP-4120': [
    review(
      5,
      '2025-11-15',
      'Elena T.',
      'Hot until evening',
      'Tea from seven in the morning burnt my tongue at five.',
    ),
    review(
      5,
      '2025-10-08',
      'Marcus E.',
      'Does not leak',
      'It lay upside down beside my laptop for a day. Nothing happened.',
    ),
  ],
  'EL-5190': [
    review(
      4,
      '2025-09-14',
      'Priya S.',
      'The party liked it',
      'Everybody took a picture home. Buy film at once, ten sheets are gone in an hour.',
    ),
    review(2, '2025-07-19', 'Oskar B.', 'Soft pictures', 'Charming, but do not expect sharp edges.'),
  ],
  'CL-7015': [
    review(
      5,
      '2025-11-06',
      'Liam C.',
      'Dry in Bergen',
      'Four days of rain and dry shoulders. The pockets are dry as well.',
    ),
    review(5, '2025-10-16', 'Zofia N.', 'The hood turns', 'I can look to the side while cycling. Finally.'),
  ],
};

/** The reviews of a product, newest first. */
export const reviewsOf = ({ code }: Pick<ShopProduct, 'code'>): ProductReview[] => reviews[code] ?? [];
