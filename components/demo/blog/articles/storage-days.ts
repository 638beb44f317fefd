import { article, b, h, p, ul } from './write';

export const storageDays = article({
  id: 'storage-days',
  title: 'Storage days, and how to need none',
  excerpt:
    'Fourteen days on the shelf are free. When the count begins, what stops it, and what happens to a parcel nobody asks for.',
  category: 'Billing',
  tags: ['storage', 'prices', 'shelves'],
  author: 'amara',
  date: '2025-10-28T08:45:00Z',
  cover: {
    src: '/static/demo/blog/calendar.svg',
    alt: 'A calendar with green days, and a parcel on a shelf below it.',
  },
  views: 655,
  body: [
    p(
      'A warehouse sells two things: work and room. Work is easy to see. Room is not, until there is none left in the second week of December. The free days exist so that you can wait for your last parcel without a thought, and the price after them exists so that the shelf is there when you need it.',
    ),
    h('When the count begins'),
    p(
      'At midnight after the day on which we received the parcel, by the warehouse’s clock. A parcel that arrives on the 3rd has its first day on the 4th. Your package’s page shows the last free day as a date, not as a number of days, because nobody should have to count.',
    ),
    h('What stops it'),
    ul(
      [b('A shipping request.'), ' From the moment you ask, the clock stands still, however long we take.'],
      [
        b('A question from us.'),
        ' While a parcel is on hold because we need something checked on our side, no day counts.',
      ],
      [b('A public holiday'), ' at the warehouse. We can’t ship, so you do not pay.'],
    ),
    p(
      'A missing declaration does not stop the clock. It is the one thing that only you can do, and we remind you after three days, after seven and after ten.',
    ),
    h('After the fourteenth day'),
    p(
      'A day costs sixty cents for a parcel of up to ten kilograms and $1.20 for a heavier one. The sum grows in sight, on the package’s page, and goes on the invoice of the shipment. You will never get an invoice for storage alone unless a parcel stays longer than ninety days.',
    ),
    h('Three habits that help'),
    ul(
      'Declare a parcel as soon as you have ordered it. Then it can leave on the day it arrives.',
      'When several are on their way, choose “wait for all” and name the last one. We ship when it comes.',
      'Switch on the message for the last free week. It is off for new customers, which we are about to change.',
    ),
    h('If nobody asks'),
    p(
      'After ninety days we write twice, then we call. Only then, and never before a hundred and twenty days, is a parcel given back to its sender or to a charity in town. Last year this happened to eleven parcels out of a hundred and forty thousand. One of them was a very fine kite.',
    ),
  ],
});
