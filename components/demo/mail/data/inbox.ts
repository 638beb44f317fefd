import { mailOf } from './mail-of';

/** The mails in the inbox. */
export const inbox = [
  mailOf({
    id: '1',
    from: 'bruno',
    subject: 'Dock 3 is closed until Friday',
    date: '2025-11-19T14:12Z',
    unread: true,
    important: true,
    paragraphs: [
      'The leveller of dock 3 does not hold its height any more, so I have closed the dock until the technician comes on Friday morning.',
      'Please send everybody who asks for dock 3 to dock 5. It has the same ramp, and I keep the first slot of each hour free for those who were booked on the other side.',
      'Two sea containers are due on Thursday. Diego knows and moves them to the afternoon.',
    ],
  }),
  mailOf({
    id: '2',
    from: 'lena.ortiz',
    subject: 'Where is my second package?',
    date: '2025-11-19T13:40Z',
    unread: true,
    starred: true,
    paragraphs: [
      'Hello, I ordered a kettle and four cups from the same shop. The cups arrived with you on Monday and I can see their picture. The kettle was sent on the same day, and the carrier says it was handed over at your door at 9:20.',
      'The number on the label is 1Z 884 207 03. Could you look whether it stands on a shelf without my name on it?',
      'I am in no hurry. I only want to send both together.',
    ],
  }),
  mailOf({
    id: '3',
    from: 'ops',
    cc: ['diego'],
    subject: 'Manifest for Thursday’s flight to Lima',
    date: '2025-11-19T11:05Z',
    unread: true,
    attachments: [
      { name: 'manifest-4471.pdf', bytes: 184_000 },
      { name: 'pallets-4471.csv', bytes: 12_400 },
    ],
    paragraphs: [
      'Please find the manifest for flight 4471 attached: 38 pieces on four pallets, 612 kg in all.',
      'We still miss the weight of piece 31. If it reaches us by 18:00 today, the pallet can stay as it is. After that, we take the piece off and fly it on Saturday.',
      'The cut-off at our counter is Thursday at 10:30.',
    ],
  }),
  mailOf({
    id: '4',
    from: 'hiro',
    to: ['bruno', 'chloe'],
    cc: ['elin'],
    subject: 'New label printer: please try it before noon',
    date: '2025-11-19T09:26Z',
    paragraphs: [
      'The new printer stands next to the scale of line 2. It prints a label in under a second, and the barcode can be read even when the parcel was wet.',
      'I would like five real labels from each of you before noon. Print them, stick them on, and tell me what was awkward. The old printer stays where it is until nobody misses it.',
    ],
  }),
  mailOf({
    id: '5',
    from: 'kaori',
    subject: 'How we should pack bowls for your line',
    date: '2025-11-18T16:48Z',
    starred: true,
    attachments: [{ name: 'bowls-in-straw.jpg', bytes: 940_000 }],
    paragraphs: [
      'We sent twelve bowls to a customer of yours last month, and one came back in two pieces. It was our fault: we used paper only.',
      'From now on we lay them in straw, in a box inside a box, as in the picture. Is the outer box still small enough for your line, or does it go to the large goods? It measures 42 by 42 by 38 cm.',
      'If you prefer something else, tell me. We pack whatever your people like to lift.',
    ],
  }),
  mailOf({
    id: '6',
    from: 'farah',
    subject: 'Customs want to know what the lamps are made of',
    date: '2025-11-18T13:15Z',
    unread: true,
    important: true,
    paragraphs: [
      'The customs house stopped the six desk lamps of shipment 20771. Glass shades and metal shades are different goods to them, with different duty, and the invoice only says “lamp”.',
      'Could you ask the customer for the material, and for a picture of one shade? I have kept the entry open until Thursday evening. After that, storage is charged by the day.',
    ],
  }),
  mailOf({
    id: '7',
    from: 'grace',
    to: ['amara', 'chloe', 'diego'],
    subject: 'Closing November: three questions',
    date: '2025-11-18T08:30Z',
    paragraphs: [
      'I would like to close the month on the 2nd of December. Three things are still open on my side.',
      'First, the storage days of the eleven packages that nobody has claimed: do we charge them or write them off? Second, the fuel share of the last two flights has not come yet. Third, one invoice was paid twice, and the customer asks for the money back.',
      'Short answers are enough. I do the rest.',
    ],
  }),
  mailOf({
    id: '8',
    from: 'm.bailey',
    subject: 'I am moving: please use the new address',
    date: '2025-11-17T19:02Z',
    paragraphs: [
      'I am moving at the end of the week. From Saturday on, please deliver everything to 14 Orchard Row, ground floor. There is no bell yet, so a call helps.',
      'What is on its way already may still go to the old door; my brother lives there and takes it in.',
    ],
  }),
  mailOf({
    id: '9',
    from: 'ines',
    subject: 'Claim 2041: the carrier pays half',
    date: '2025-11-17T15:20Z',
    attachments: [{ name: 'claim-2041.pdf', bytes: 96_000 }],
    paragraphs: [
      'The carrier has looked at our pictures of the crushed carton and offers half of the value. They say the inner packing was too thin, and they are not wrong.',
      'I would accept, pay the other half ourselves, and write to the shop. The letter is attached. Does anybody see it differently?',
    ],
  }),
  mailOf({
    id: '10',
    from: 'ingrid',
    subject: 'Three bicycles for Bergen, one of them on Monday',
    date: '2025-11-16T10:11Z',
    paragraphs: [
      'Three bicycles come to you this week, each in its own carton of 138 by 80 by 22 cm. Two are for our shop in Bergen and can travel by sea.',
      'The third one belongs to a customer who rides a race on the 6th. Please put that one on the next flight. I know what it costs.',
    ],
  }),
  mailOf({
    id: '11',
    from: 'bookings',
    subject: 'Sailings of December',
    date: '2025-11-14T07:45Z',
    attachments: [{ name: 'sailings-december.pdf', bytes: 221_000 }],
    paragraphs: [
      'Attached are our sailings of December. The ship of the 24th leaves a day earlier, and there is none on the 31st.',
      'Space before the holidays goes quickly. What is booked by the 1st of December is loaded.',
    ],
  }),
  mailOf({
    id: '12',
    from: 'elin',
    subject: 'Drawings for the empty shelves',
    date: '2025-11-13T14:33Z',
    unread: true,
    paragraphs: [
      'When a customer has no packages yet, we show a sentence and a small drawing. I made three: an open box, a bare shelf and a cat in a carton.',
      'I like the shelf best. The cat is very good, but one sees it every day, and a joke gets old. Tell me what you think before Thursday.',
    ],
  }),
  mailOf({
    id: '13',
    from: 'jonas',
    subject: 'What the carriers charge in the weeks before the holidays',
    date: '2025-11-12T11:58Z',
    paragraphs: [
      'Two of our five carriers charge a peak fee from the 24th of November to the 10th of January: 60 cents for each parcel, and 4 dollars for anything that needs two people.',
      'The other three stay as they are. I have moved what I could to them, so that most customers see no change at all.',
    ],
  }),
  mailOf({
    id: '14',
    from: 'siobhan',
    subject: 'Thank you for the violin',
    date: '2025-11-10T20:17Z',
    starred: true,
    paragraphs: [
      'The violin arrived this morning, and it was still in tune. Whoever packed it must play one.',
      'Please pass this on to them.',
    ],
  }),
];
