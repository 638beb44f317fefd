import type { Comment } from './article';

const comment = (articleId: string, author: string, date: string, text: string): Comment => ({
  id: `${articleId}-${date}`,
  articleId,
  author,
  date,
  text,
});

/** The initial comments. */
export const comments: Comment[] = [
  comment(
    'volumetric-weight',
    'Marisol Vega',
    '2025-11-17T12:05:00Z',
    'I always thought the laser was for show. My lampshade and I have been humbled.',
  ),
  comment(
    'volumetric-weight',
    'Tom Adeyemi',
    '2025-11-17T18:40:00Z',
    'Does the rule also hold for tubes? A poster tube is long, but there is nothing in its corners.',
  ),
  comment(
    'volumetric-weight',
    'diego',
    '2025-11-18T08:10:00Z',
    'Tubes are measured as the box they would fit into. If the poster may be rolled tighter, ask for a shorter one when you request shipping.',
  ),
  comment(
    'customs-declaration',
    'Ruth Lindqvist',
    '2025-11-12T19:22:00Z',
    '“Spare part” was exactly what I used to write. Now I know why my parcels took a week.',
  ),
  comment(
    'customs-declaration',
    'Andre Pinder',
    '2025-11-13T09:02:00Z',
    'Could you show one for a parcel with twenty small things in it?',
  ),
  comment(
    'customs-declaration',
    'farah',
    '2025-11-13T14:30:00Z',
    'That is a good subject for next month. In short: group what is alike, such as “12 spools of cotton thread”.',
  ),
  comment(
    'read-an-invoice',
    'Keisha Rolle',
    '2025-11-06T07:50:00Z',
    'The cent in the tax column has puzzled me for two years. Thank you.',
  ),
  comment('storage-days', 'Oliver Brandt', '2025-10-29T16:15:00Z', 'What happened to the kite?'),
  comment('storage-days', 'amara', '2025-10-30T08:00:00Z', 'It flies over the school on Shirley Street.'),
  comment(
    'december-dates',
    'Naomi Clarke',
    '2025-11-18T20:45:00Z',
    'Ordered on the 10th last year and it came on the 22nd. This list is on my fridge now.',
  ),
  comment(
    'damaged-parcel',
    'Samuel Ferreira',
    '2025-10-08T10:30:00Z',
    'Took the four photos last spring, had the money on Thursday.',
  ),
  comment('night-shift', 'Lucia Moretti', '2025-10-01T21:12:00Z', 'Which soup?'),
  comment('night-shift', 'bruno', '2025-10-02T04:55:00Z', 'Lentil. On Fridays whatever Greta finds.'),
];
