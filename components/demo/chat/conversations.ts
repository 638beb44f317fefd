import { personOf } from '../data/person-of';
import type { Conversation, Message, Presence } from './conversation';

/** The user of the chat. */
export const me = personOf('amara');

interface Start {
  presence: Presence;
  lastSeen: string;
  unread?: number;
  /** Day and time, speaker (`me` or `them`), and text. */
  messages: [at: string, who: 'me' | 'them', text: string][];
}

const conversation = (person: string, { presence, lastSeen, unread = 0, messages }: Start): Conversation => ({
  person,
  presence,
  lastSeen: `2025-11-${lastSeen}:00Z`,
  unread,
  draft: '',
  messages: messages.map(([at, who, text]): Message => ({
    from: who === 'me' ? me.id : person,
    text,
    at: `2025-11-${at}:00Z`,
  })),
});

/** The initial conversations, latest first. */
export const startingConversations: Conversation[] = [
  conversation('bruno', {
    presence: 'active',
    lastSeen: '19T14:52',
    messages: [
      ['18T16:20', 'them', 'The sea container from Rotterdam is announced for tomorrow at seven.'],
      ['18T16:24', 'me', 'Good. Do we have two docks free, or only the one?'],
      ['18T16:31', 'them', 'Two until ten. After that the carrier vans come in for the afternoon round.'],
      ['19T07:12', 'them', 'It is here. Seal is intact, we start to unload.'],
      ['19T07:15', 'me', 'Please take a picture of the seal before you break it.'],
      ['19T07:18', 'them', 'Done, it lies with the papers.'],
      ['19T14:41', 'them', 'All 312 parcels are scanned in. Nine have a dented corner, none is open.'],
      [
        '19T14:43',
        'them',
        'I put the nine on the bench for photographs. Inês can look at them before we shelve anything.',
      ],
      ['19T14:47', 'me', 'Perfect, thank you. I let her know.'],
      ['19T14:52', 'them', 'One more thing: dock 3 needs a new rubber edge before the winter.'],
    ],
  }),
  conversation('farah', {
    presence: 'busy',
    lastSeen: '19T14:20',
    unread: 2,
    messages: [
      ['19T10:02', 'me', 'Does the ceramics order need a certificate of origin?'],
      ['19T10:40', 'them', 'Only above 6,000 dollars. This one is 4,180, the invoice is enough.'],
      ['19T10:41', 'me', 'Then it can leave on Friday.'],
      ['19T14:18', 'them', 'Customs asked for the material of the handles, by the way.'],
      ['19T14:20', 'them', 'I answered that they are beech. Tell me if that is wrong.'],
    ],
  }),
  conversation('chloe', {
    presence: 'active',
    lastSeen: '19T13:05',
    unread: 1,
    messages: [
      ['17T09:12', 'them', 'A customer asks whether we hold parcels over the holidays.'],
      ['17T09:30', 'me', 'Fourteen days are free, as always. The holidays change nothing.'],
      ['17T09:31', 'them', 'I will add it to the questions page as well.'],
      ['19T13:05', 'them', 'It is added. Could you read it once before I publish it?'],
    ],
  }),
  conversation('hiro', {
    presence: 'away',
    lastSeen: '19T09:48',
    messages: [
      ['18T11:03', 'me', 'The scale at dock 1 reports grams as kilograms again.'],
      ['18T11:26', 'them', 'Seen. It was the update of Monday, I take it back tonight.'],
      ['19T09:48', 'them', 'Back to normal since midnight. I corrected the 14 parcels of yesterday.'],
    ],
  }),
  conversation('grace', {
    presence: 'away',
    lastSeen: '18T17:30',
    messages: [
      ['18T15:02', 'them', 'The carrier credited the lost pallet, 1,240.00 dollars.'],
      ['18T15:40', 'me', 'Which month do we book it in?'],
      ['18T17:30', 'them', 'November, as that is when we were told.'],
      ['18T17:34', 'me', 'Agreed.'],
    ],
  }),
  conversation('jonas', {
    presence: 'active',
    lastSeen: '17T16:55',
    messages: [
      ['14T10:20', 'them', 'The new contract has pick-ups on Saturdays until noon.'],
      ['14T10:44', 'me', 'From when on?'],
      ['17T16:55', 'them', 'The first Saturday is the 6th of December.'],
    ],
  }),
];
