import { mailOf } from './mail-of';

/** Sent, archived and deleted mails, and spam. */
export const elsewhere = [
  mailOf({
    id: '15',
    to: ['m.bailey'],
    subject: 'Re: I am moving: please use the new address',
    date: '2025-11-18T09:12Z',
    about: '8',
    paragraphs: [
      'Thank you for telling us in time. From Saturday on, 14 Orchard Row is your address, and the driver has a note to call.',
      'One package is on its way already and will be at the old door tomorrow.',
    ],
  }),
  mailOf({
    id: '16',
    to: ['bruno', 'chloe', 'ines'],
    cc: ['amara'],
    subject: 'Roster of December: please look at the 24th',
    date: '2025-11-17T12:40Z',
    important: true,
    attachments: [{ name: 'roster-december.pdf', bytes: 58_000 }],
    paragraphs: [
      'The roster of December is attached. The desk closes at noon on the 24th and opens again on the 27th.',
      'Two of us have to be here on the 24th. Whoever takes that morning may choose their days in January first.',
    ],
  }),
  mailOf({
    id: '17',
    to: ['ops'],
    cc: ['diego'],
    subject: 'Re: Manifest for Thursday’s flight to Lima',
    date: '2025-11-19T12:20Z',
    about: '3',
    paragraphs: ['Piece 31 weighs 14.2 kg. It was on the scale twice.', 'The pallet can stay as it is.'],
  }),
  mailOf({
    id: '18',
    to: ['lena.ortiz'],
    subject: 'Pictures of what arrives for you',
    date: '2025-11-11T15:06Z',
    paragraphs: [
      'We take a picture of each package when it arrives, and you find it on the page of the package. Pictures of what is inside we take only when you ask for them.',
      'Write to us with the number of the package, and it is done the same day.',
    ],
  }),
  mailOf({
    id: '19',
    to: ['hiro', 'elin'],
    subject: 'Shelf labels one can read from the forklift',
    date: '2025-11-06T10:50Z',
    paragraphs: [
      'The letters of the new shelf labels are clear from two metres. From the forklift one is four metres away, and B and 8 look the same.',
      'Could they be a third larger, with the aisle on its own line?',
    ],
  }),
  mailOf({
    id: '20',
    from: 'amara',
    subject: 'Fire drill on the 4th: how it went',
    date: '2025-11-05T16:25Z',
    place: 'archived',
    paragraphs: [
      'The hall was empty after three minutes and forty seconds. Last time it took five. The gate of aisle 9 was blocked by an empty pallet, and that must not happen again.',
      'Thank you all for leaving the coffee behind.',
    ],
  }),
  mailOf({
    id: '21',
    from: 'declarations',
    cc: ['farah'],
    subject: 'The tariff of 2026 and what changes in it',
    date: '2025-10-29T09:00Z',
    place: 'archived',
    important: true,
    attachments: [{ name: 'tariff-2026.pdf', bytes: 1_340_000 }],
    paragraphs: [
      'The tariff that holds from the 1st of January 2026 is published. Of the goods you declare most often, batteries and bicycle parts have new numbers.',
      'Declarations made with the old numbers are accepted until the 31st of March.',
    ],
  }),
  mailOf({
    id: '22',
    from: 'diego',
    subject: 'The scales are calibrated for another year',
    date: '2025-10-21T13:37Z',
    place: 'archived',
    paragraphs: [
      'The inspector was here this morning. All four scales are right to within five grams, and the seals are good until October 2026.',
      'The certificates hang in the frame beside the office door.',
    ],
  }),
  mailOf({
    id: '23',
    from: 'winner',
    subject: 'A pallet of goods is waiting for you, claim it today',
    date: '2025-11-18T03:14Z',
    unread: true,
    place: 'spam',
    paragraphs: [
      'Your address was drawn among thousands, and a whole pallet of goods belongs to you.',
      'To set it free, we need only the number of your company card and the code on its back.',
    ],
  }),
  mailOf({
    id: '24',
    from: 'offers',
    subject: 'Packing tape for less, only this week',
    date: '2025-11-15T05:30Z',
    place: 'spam',
    paragraphs: [
      'Brown tape, clear tape, tape that says fragile: all of it for less, if you order a thousand rolls by Sunday.',
      'You get this offer because somebody once bought a roll from us.',
    ],
  }),
  mailOf({
    id: '25',
    from: 'chloe',
    subject: 'Whose umbrella is this?',
    date: '2025-11-14T17:10Z',
    place: 'trash',
    paragraphs: [
      'A green umbrella has hung in the kitchen since Tuesday. It drips, so it is loved by somebody.',
      'It moves to the lost property on Monday.',
    ],
  }),
  mailOf({
    id: '26',
    from: 'jonas',
    to: ['amara', 'grace', 'chloe'],
    subject: 'Lunch on Friday: noodles or dumplings?',
    date: '2025-11-13T10:02Z',
    place: 'trash',
    paragraphs: [
      'The new place round the corner has a table for ten on Friday at 12:30. They cook noodles and dumplings, and both were good when I tried them.',
      'Say which by Thursday, and I order ahead.',
    ],
  }),
];
