import { article, b, h, p, ul } from './write';

export const readAnInvoice = article({
  id: 'read-an-invoice',
  title: 'How to read an invoice of ours in a minute',
  excerpt:
    'Every line says what was done, how much of it, and why it cost what it cost. A walk from the top right to the bottom right.',
  category: 'Billing',
  tags: ['invoice', 'prices', 'taxes'],
  author: 'grace',
  date: '2025-11-05T10:15:00Z',
  cover: {
    src: '/static/demo/blog/invoice.svg',
    alt: 'An invoice with four lines and a total, and a pencil beside it.',
  },
  views: 742,
  body: [
    p(
      'An invoice should not need a phone call. When one does, we take it as a fault of the invoice, and that is how ours came to look as they do. Here is what each part is for, in the order in which your eye meets it.',
    ),
    h('Top right: what you owe'),
    p(
      'The largest figure on the page is what is still due, not what the whole invoice comes to. If you have paid a part, it is already taken off. Below it stands the day by which we ask for it. Both are also in the subject of the e-mail, so that you need not open it to know.',
    ),
    h('The lines'),
    p(
      'Each line has a plain name and, in grey below it, its reason. For one parcel you will often see these:',
    ),
    ul(
      [
        b('Shipping.'),
        ' Chargeable weight times the rate of the route: “12 kg × $4.10, Miami to Nassau by air”.',
      ],
      [b('Duty.'), ' What the country of arrival asks. We pay it at the border and pass it on to the cent.'],
      [b('Handling.'), ' Fixed, once per shipment. It does not grow with the number of parcels in it.'],
      [b('Storage.'), ' Only when the free days are over, and then with the number of days.'],
      [b('Insurance.'), ' A share of the declared value, and only if you chose it.'],
    ),
    p(
      'A line without a reason is a mistake. Tell us, and while we look into it nothing of that line is due.',
    ),
    h('Taxes'),
    p(
      'Tax is worked out once for each rate, on the sum of the lines that have it, and rounded once. This is why adding up a column of rounded taxes by hand may miss ours by a cent. The law prefers it this way, and so does arithmetic.',
    ),
    h('Bottom right: the total'),
    p(
      'Lines, then tax, then the total, then what you have paid, then what is due: each is the sum of what stands above it. If you change your mind about a line before you pay, we do not strike it out. We write a credit note with a number of its own, so that your books and ours still agree in a year.',
    ),
    h('Where to find an old one'),
    p(
      'All invoices stay in the portal, also after you close a suite. The statement gathers a month or a quarter on one page, and both can be taken as a PDF or as a file for your own bookkeeping.',
    ),
  ],
});
