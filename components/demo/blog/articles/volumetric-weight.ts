import { article, b, h, ol, p, ul } from './write';

export const volumetricWeight = article({
  id: 'volumetric-weight',
  title: 'Why a light parcel can cost more than a heavy one',
  excerpt:
    'A plane is full long before it is heavy. What volumetric weight is, how to work it out, and four ways to pay for less air.',
  category: 'Guides',
  tags: ['weight', 'prices', 'packing'],
  author: 'diego',
  date: '2025-11-17T09:30:00Z',
  cover: {
    src: '/static/demo/blog/scales.svg',
    alt: 'A pair of scales: a large light box weighs as much as a small heavy one.',
  },
  views: 1284,
  featured: true,
  body: [
    p(
      'A customer asked last week why her pillow cost more to ship than her brother’s toolbox. The pillow weighs 900 grams, the toolbox nearly four kilograms. Nothing was wrong with the scales. The pillow is simply big, and room on a plane is what runs out first.',
    ),
    h('Two weights, and the larger one counts'),
    p(
      'Every parcel that enters our warehouse is measured twice. The scale gives its ',
      b('actual weight'),
      '. A laser gives its length, width and height, and from these we work out its ',
      b('volumetric weight'),
      '. Carriers charge by whichever of the two is larger, and so do we. On your package’s page it is called the chargeable weight.',
    ),
    p('The sum is short enough for the back of an envelope:'),
    ol('Multiply length, width and height in centimetres.', 'Divide by 5,000.', 'What you get is kilograms.'),
    h('The pillow and the toolbox'),
    p(
      'The pillow came in a box of 60 × 40 × 25 cm. That is 60,000 cubic centimetres, and divided by 5,000 it is 12 kilograms. Twelve, for a thing that one lifts with a finger. The toolbox measures 40 × 20 × 18 cm: 2.88 kilograms by volume, less than the 3.9 on the scale, so the scale wins.',
    ),
    p(
      'The number 5,000 is no secret of ours. It says that a cubic metre should weigh about 200 kilograms, which is roughly what a cargo plane can carry for each cubic metre it has. Below that, the plane flies full and light, and somebody has to pay for the empty part.',
    ),
    h('Four ways to pay for less air'),
    ul(
      [b('Ask us to repack.'), ' Shops like large boxes, because they have few sizes. We have eleven.'],
      [
        b('Bring parcels together.'),
        ' Three half-empty boxes become one full one, and you pay for one outer size instead of three.',
      ],
      [
        b('Leave the shop’s box behind.'),
        ' Shoes travel well without their carton. Tell us before we pack, and we will recycle it.',
      ],
      [
        b('Take the ship.'),
        ' At sea a light parcel is charged by a kinder number, and often by weight alone.',
      ],
    ),
    p(
      'With the pillow we did the first of these. Rolled and strapped it fits a box of 38 × 28 × 20 cm, which is 4.3 kilograms by volume. It slept on the plane for about a third of the price.',
    ),
    h('How to check our numbers'),
    p(
      'The three lengths stand on your package’s page beside a photo with the measuring frame in it. If they look wrong to you, write to support before the parcel leaves. We measure again, free of charge, and the invoice follows what we find.',
    ),
  ],
});
