import { fold } from '@/lib/text/fold';
import { personOf } from '../data/person-of';
import type { Conversation } from './conversation';

/** The conversations with a matching name or text. */
export function matching(conversations: readonly Conversation[], query: string): Conversation[] {
  const wanted = fold(query).trim();
  return conversations.filter(({ person, messages }) =>
    [personOf(person).name, ...messages.map(({ text }) => text)].some((text) => fold(text).includes(wanted)),
  );
}
