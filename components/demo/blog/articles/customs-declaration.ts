import { article, b, h, p, quote, ul } from './write';

export const customsDeclaration = article({
  id: 'customs-declaration',
  title: 'A customs declaration, line by line',
  excerpt:
    'Five columns decide whether a parcel passes the border in an hour or in a week. Our broker fills one in with you.',
  category: 'Customs',
  tags: ['declaration', 'duties', 'paperwork'],
  author: 'farah',
  date: '2025-11-12T13:00:00Z',
  cover: {
    src: '/static/demo/blog/declaration.svg',
    alt: 'A customs form with a green stamp beside a parcel.',
  },
  views: 968,
  featured: true,
  body: [
    p(
      'I read about two hundred declarations a day. Most pass without a word. A few come back, and almost always for the same five reasons, one for each column of the form. So let us fill one in together, for a parcel with a coffee grinder, two books and a rain jacket.',
    ),
    h('What it is'),
    p(
      'Officers do not open most parcels. They read. “Gift”, “accessories” and “spare part” tell them nothing, and a parcel about which they know nothing is put aside. Write what a stranger would see: ',
      b('electric coffee grinder, steel'),
      '; ',
      b('printed books'),
      '; ',
      b('rain jacket, polyester, for women'),
      '. Material and use are often what the duty depends on.',
    ),
    h('How many'),
    p(
      'Pieces, not boxes. A pair of shoes is one pair, a set of six glasses is one set. When the form says two books and the X-ray shows three, the whole parcel waits.',
    ),
    h('What it is worth'),
    p(
      'The price you paid for each thing, after any discount and without the shop’s shipping. A thing that was free still has a value: take what others pay for it. We compare what you write with the shop’s own invoice, so that you hear of a difference from us and not from the border.',
    ),
    quote('A low value does not make a parcel faster. It makes an officer curious.'),
    h('Which number'),
    p(
      'Every kind of goods in the world has a number of six digits, the same in nearly every country. The grinder is 8509.40. You need not know it: we propose one from your description, and you confirm it. If you do know better, write yours. You are the one who declares; we only hold the pen.',
    ),
    h('Where it was made'),
    p(
      'Made, not bought. A jacket from a shop in Portland that was sewn in Vietnam comes from Vietnam. The label inside usually says it, and duties can halve or double with it.',
    ),
    h('When it comes back'),
    ul(
      [b('“Too vague”'), ' means the first column. Add material and use.'],
      [b('“Value in doubt”'), ' means the third. Add the shop’s invoice as a file; a PDF is best.'],
      [b('“Licence needed”'), ' is rare: batteries, plants and medicine. Ask us before you order.'],
    ),
    p(
      'A declaration takes about three minutes, and you can do it as soon as the order is placed. The parcel then leaves on the first truck after it arrives, which is the only kind of speed at the border that money does not buy.',
    ),
  ],
});
