import { scenes } from '../../data/scenes';
import { article, b, h, ol, p, quote, ul } from './write';

function sceneCover(id: string) {
  const scene = scenes.find((one) => one.id === id);
  return scene ? { src: scene.src, alt: scene.alt } : null;
}

/** The shorter articles. */
export const shortReads = [
  article({
    id: 'december-dates',
    title: 'December: the last days to order',
    excerpt: 'By air until the 15th, by sea until the 21st of November. A short table for a long month.',
    category: 'Carriers',
    tags: ['holidays', 'dates'],
    author: 'chloe',
    date: '2025-11-18T16:20:00Z',
    cover: sceneCover('air-freight'),
    views: 1507,
    body: [
      p(
        'Three things happen in December: shops send twice as much, planes are full, and customs offices close early. Here is what that means for a parcel that should stand under a tree on the 24th.',
      ),
      h('The dates'),
      ul(
        [b('By sea:'), ' at the warehouse by 21 November.'],
        [b('By air, standard:'), ' at the warehouse by 12 December.'],
        [b('By air, express:'), ' at the warehouse by 15 December, declared.'],
        [b('Pick-up at our counter:'), ' until noon on the 24th.'],
      ),
      p(
        'These dates count from the moment a parcel lies on our shelf, not from the order. Most shops need four days to reach us in December. Some need nine, and say two.',
      ),
      p(
        'What misses the last plane is not lost. It flies on the 27th, and we send you a drawing of it to put under the tree. Last year forty-one customers asked for one.',
      ),
    ],
  }),
  article({
    id: 'sea-or-air',
    title: 'By sea or by air: one question is enough',
    excerpt: 'Forget the tables of rates. Ask what a week of waiting is worth to you, and divide.',
    category: 'Guides',
    tags: ['prices', 'sea freight', 'air freight'],
    author: 'diego',
    date: '2025-10-21T11:00:00Z',
    cover: sceneCover('port'),
    views: 531,
    body: [
      p(
        'Air takes three days, sea takes about twenty. Air costs more, by a factor that people guess at ten and that is nearer to three for anything above five kilograms.',
      ),
      p(
        'So the question is this: would you pay the difference to have it two and a half weeks earlier? For a phone, yes. For garden chairs in November, no.',
      ),
      h('When it is not a question'),
      ol(
        'Batteries on their own, perfume and paint go by sea. No plane takes them.',
        'Documents go by air. A container is no place for a passport.',
        'Anything that melts waits for a cooler month, and we will tell you so.',
      ),
      p('You can change your mind until we close the box. The price on the page changes with you.'),
    ],
  }),
  article({
    id: 'repacking',
    title: 'What happens when we repack your parcels',
    excerpt: 'From the knife to the tape: seven minutes at table four, with the camera running.',
    category: 'Warehouse',
    tags: ['packing', 'photos'],
    author: 'bruno',
    date: '2025-10-14T07:30:00Z',
    cover: sceneCover('conveyor'),
    views: 487,
    body: [
      p(
        'Repacking has a bad name, because one imagines somebody in a hurry. Table four is the quietest place of the hall. Two people work there, and they have been told to be slow.',
      ),
      ol(
        'Each parcel is opened from the bottom, where shops put no goods.',
        'Everything is laid out and photographed. That photo is on your package’s page.',
        'The list is compared with your declaration. A difference stops the work, and you get a message.',
        'Paper, not plastic, goes round whatever can break.',
        'The smallest of eleven boxes is chosen by laying the things into it, not by a formula.',
        'The box is closed, weighed, measured and photographed once more.',
      ),
      quote('If it rattles, it is not finished.'),
      p('What stays behind is recycled on Fridays: about 1.4 tonnes a week, most of it air and cardboard.'),
    ],
  }),
  article({
    id: 'damaged-parcel',
    title: 'Four photos that settle a claim',
    excerpt: 'A damaged parcel is bad luck. A claim without pictures is a long correspondence.',
    category: 'Guides',
    tags: ['claims', 'photos', 'insurance'],
    author: 'ines',
    date: '2025-10-07T14:40:00Z',
    cover: sceneCover('doorstep'),
    views: 614,
    body: [
      p('I decide about claims, and I want to say yes. These four pictures let me do it on the same day.'),
      ol(
        [b('The label'), ', so that I can read the number.'],
        [b('The outside'), ', with the dent, from a step away.'],
        [b('The inside before you unpack'), ': where things lay tells how they broke.'],
        [b('The damage'), ', close, in daylight.'],
      ),
      p('Keep the box for a week. A carrier may ask to see it, and a carrier who may see it seldom does.'),
      p(
        'Then write one sentence about what happened, and the price you paid. You need no form and no lawyer. Of the claims with four photos, nine out of ten were paid within five days.',
      ),
    ],
  }),
  article({
    id: 'night-shift',
    title: 'A night at dock 2',
    excerpt: 'Between eleven and five, eleven trucks, one forklift named Greta and a great deal of soup.',
    category: 'Warehouse',
    tags: ['people', 'trucks'],
    author: 'bruno',
    date: '2025-09-30T05:10:00Z',
    cover: sceneCover('loading-dock'),
    views: 893,
    body: [
      p(
        'The evening truck leaves at ten to eleven, and for a quarter of an hour nothing happens at all. Then the first of the night’s eleven arrives, usually early, because the road is empty.',
      ),
      p(
        'Unloading takes twenty-two minutes. Each parcel crosses the scanner once, and at that moment its owner’s phone lights up somewhere. We try not to think about people whose phone lies beside the bed.',
      ),
      p(
        'At two there is soup. Greta, the yellow forklift, charges during the break; she is the only one of us who gets faster after midnight. At five the sorting line is empty, which is the whole point of the night, and nobody sees it but us.',
      ),
      quote('You know a good shift by what the morning does not notice.'),
    ],
  }),
  article({
    id: 'crumpled-label',
    title: 'How a scanner reads a crumpled label',
    excerpt: 'A barcode may lose a third of itself and still be right. The trick is older than the parcel.',
    category: 'Warehouse',
    tags: ['labels', 'technology'],
    author: 'hiro',
    date: '2025-09-16T12:00:00Z',
    cover: sceneCover('warehouse'),
    views: 402,
    body: [
      p(
        'The square code on a label says everything twice, in a manner of speaking. It carries extra numbers from which missing ones can be worked out, as one can find the missing figure of a sum.',
      ),
      p(
        'A fold, a scratch or a strip of tape takes away some squares. As long as no more than about a third is gone, the rest still points to one answer only. The scanner needs a twentieth of a second for it.',
      ),
      h('What it can’t read'),
      ul(
        'A label around a corner: it sees half and knows it.',
        'Two labels side by side: it sees two answers, and a person looks.',
        'Glossy tape right under the lamp. Matt tape costs the same.',
      ),
      p('About one parcel in four hundred goes to a person. She is faster than we admit to the scanner.'),
    ],
  }),
  article({
    id: 'electric-vans',
    title: 'The last ten kilometres are electric now',
    excerpt: 'Twelve vans, one winter, and what we learned about heated seats.',
    category: 'Carriers',
    tags: ['delivery', 'vans'],
    author: 'jonas',
    date: '2025-09-02T09:00:00Z',
    cover: sceneCover('van'),
    views: 368,
    body: [
      p(
        'Since January every parcel for the island is brought to the door by an electric van. A round is 64 kilometres with ninety stops, and a full battery lasts for two of them.',
      ),
      p(
        'The surprise was the heating. A van that stops ninety times opens its door ninety times, and warming the air again and again cost a fifth of the range. Heated seats cost almost nothing. Drivers asked for them before the engineers did.',
      ),
      p('Noise is the other surprise. Dogs no longer announce us. We are thinking about a bell.'),
    ],
  }),
];
