import { z } from 'zod';
import { people } from '../data/people';

export const presences = ['active', 'away', 'busy'] as const;
export type Presence = (typeof presences)[number];

const personId = z.enum(people.map(({ id }) => id));

const messageSchema = z.object({
  /** The sender. */
  from: personId,
  text: z.string(),
  at: z.iso.datetime(),
});

export const conversationSchema = z.object({
  /** The other person. */
  person: personId,
  presence: z.enum(presences),
  lastSeen: z.iso.datetime(),
  /** Oldest first. */
  messages: z.array(messageSchema),
  /** The number of unread messages at the end. */
  unread: z.number(),
  /** The unsent text. */
  draft: z.string(),
});

export type Message = z.infer<typeof messageSchema>;
export type Conversation = z.infer<typeof conversationSchema>;
