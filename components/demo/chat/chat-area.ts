import { z } from 'zod';
import { areaOf } from '../area';
import { demoNow } from '../data/now';
import {
  conversationSchema,
  presences,
  type Conversation,
  type Message,
  type Presence,
} from './conversation';
import { me, startingConversations } from './conversations';

const chatSchema = z.object({
  /** The user's own. */
  presence: z.enum(presences),
  /** Sorted by the latest message. */
  conversations: z.array(conversationSchema),
});

export type Chat = z.infer<typeof chatSchema>;

/** The conversations of /apps/chat. */
export const chat = areaOf<Chat>('chat', chatSchema, {
  presence: 'active',
  conversations: startingConversations,
});

const changed = (person: string, update: (conversation: Conversation) => Conversation) => (state: Chat) => ({
  ...state,
  conversations: state.conversations.map((one) => (one.person === person ? update(one) : one)),
});

export const setPresence = (presence: Presence) => (state: Chat) => ({ ...state, presence });

export const setDraft = (person: string, draft: string) => changed(person, (one) => ({ ...one, draft }));

export const markRead = (person: string) => changed(person, (one) => ({ ...one, unread: 0 }));

/** Deletes a conversation's messages. */
export const clearMessages = (person: string) => changed(person, (one) => ({ ...one, messages: [] }));

/** Restores messages before those written since. */
export const restoreMessages = (person: string, messages: Message[]) =>
  changed(person, (one) => ({ ...one, messages: [...messages, ...one.messages] }));

/** Sends a message: clears the draft, and moves the conversation to the top. A blank one is ignored. */
export const send = (person: string, text: string) => (state: Chat) => {
  const words = text.trim();
  if (words === '') return state;
  const sent = changed(person, (one) => ({
    ...one,
    messages: [...one.messages, { from: me.id, text: words, at: demoNow }],
    unread: 0,
    draft: '',
  }))(state).conversations;
  const first = sent.filter((one) => one.person === person);
  return { ...state, conversations: [...first, ...sent.filter((one) => one.person !== person)] };
};
