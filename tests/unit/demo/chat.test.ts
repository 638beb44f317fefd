import { describe, expect, it } from 'vitest';
import {
  chat,
  clearMessages,
  markRead,
  restoreMessages,
  send,
  setDraft,
} from '@/components/demo/chat/chat-area';
import { daysOf } from '@/components/demo/chat/days';
import { matching } from '@/components/demo/chat/search';

const { initial } = chat;
const of = (person: string, { conversations } = initial) => {
  const conversation = conversations.find((one) => one.person === person);
  if (!conversation) throw new Error(`nobody is ${person}`);
  return conversation;
};

describe('a message', () => {
  it('is added to the end of its conversation, which moves to the top, read and without a draft', () => {
    const sent = send('grace', '  Booked.\nThank you.  ')(setDraft('grace', 'Boo')(initial));
    expect(sent.conversations[0]).toMatchObject({ person: 'grace', unread: 0, draft: '' });
    expect(of('grace', sent).messages.at(-1)?.text).toBe('Booked.\nThank you.');
    expect(sent.conversations).toHaveLength(initial.conversations.length);
  });

  it('of spaces is not sent', () => {
    expect(send('grace', ' \n ')(initial)).toBe(initial);
  });
});

it('a cleared conversation is restored before messages sent since', () => {
  const { messages } = of('jonas');
  const restored = restoreMessages(
    'jonas',
    messages,
  )(send('jonas', 'Noted.')(clearMessages('jonas')(initial)));
  expect(of('jonas', restored).messages.map(({ text }) => text)).toEqual([
    ...messages.map(({ text }) => text),
    'Noted.',
  ]);
});

it('opening a conversation marks it as read', () => {
  expect(of('farah').unread).toBe(2);
  expect(of('farah', markRead('farah')(initial)).unread).toBe(0);
  expect(markRead('nobody')(initial)).toEqual(initial);
});

it('messages are grouped by day', () => {
  expect(daysOf(of('chloe').messages).map(({ title, messages }) => [title, messages.length])).toEqual([
    ['Monday, 17th Nov 2025', 3],
    ['Wednesday, 19th Nov 2025', 1],
  ]);
  expect(daysOf(of('bruno').messages)[0]?.title).toBe('Tuesday, 18th Nov 2025');
  expect(daysOf([])).toEqual([]);
});

it('the search covers names and texts, ignoring case and accents', () => {
  const names = (query: string) => matching(initial.conversations, query).map(({ person }) => person);
  expect(names('HIRO')).toEqual(['hiro']);
  expect(names('ines can look')).toEqual(['bruno']);
  expect(names('  ')).toHaveLength(initial.conversations.length);
  expect(names('zeppelin')).toEqual([]);
});
